/** What the table says of a model. */
export interface MarketModel {
  /** In the maker's spelling. */
  readonly name: string;
  /** Null where two kinds of vehicle of this make have the same name. */
  readonly kind: "car" | "motorcycle" | "truck" | "caravan" | "quad" | "boat" | null;
  /** The body label of a model that is sold with one body only; null for others. */
  readonly body: string | null;
}

type Kind = NonNullable<MarketModel["kind"]>;

/** A make, with the lines of the table that list its models. */
export interface MarketMake {
  readonly name: string;
  readonly lines: readonly (readonly [models: string, kind: Kind])[];
}

const ONLY_LETTERS = /^[a-z0-9]+$/;

/**
 * The same key for "CX-5", "CX5" and "cx 5", for "Citroën" and "CITROEN". A plus sign tells models apart ("G10+"), and
 * is dropped from makes with `plus` false.
 */
export function nameKey(words: string, plus = true): string {
  const lower = words.toLowerCase();
  if (ONLY_LETTERS.test(lower)) return lower;
  const unaccented = /\P{ASCII}/u.test(lower) ? lower.normalize("NFD").replace(/ß/g, "ss") : lower;
  // Letters of other scripts stay: "Kia 스포티지" names more than the make.
  const plain = unaccented.replace(/[^a-z0-9+\u0370-\u1fff\u3040-\ud7ff]+/g, "");
  return plus ? plain : plain.replaceAll("+", "");
}

/**
 * A line: the make, its other spellings, former names and usual slips in brackets, then its models. A model may have
 * other spellings after `=`. A word and a colon begin the models of another kind or of one body:
 * `Honda (Hunda): Civic, CR-V=CRV; mover: Odyssey; van: Acty`.
 */
const LINE = /^(.+?)(?: \((.+?)\))?([:;]) (.+)$/;

/** The makes of all lists, by the keys of their names and other spellings. */
export function makesOf(lists: readonly (readonly [text: string, kind: Kind])[]): ReadonlyMap<string, MarketMake> {
  const names = new Map<string, string>();
  const lines = new Map<string, [string, Kind][]>();
  const spellings: [string, string][] = [];
  for (const [text, kind] of lists) {
    for (const line of text.split("\n")) {
      const [, name, aliases, mark, models] = LINE.exec(line) ?? [];
      if (name === undefined || models === undefined) continue;
      names.set(nameKey(name, false), name);
      lines.set(name, [...(lines.get(name) ?? []), [mark === ";" ? `; ${models}` : models, kind]]);
      for (const other of aliases?.split(", ") ?? []) spellings.push([nameKey(other, false), name]);
    }
  }
  const makes = new Map<string, MarketMake>();
  for (const [key, name] of names) makes.set(key, { name, lines: lines.get(name) ?? [] });
  // A make's own name comes before another's spelling of it.
  for (const [key, name] of spellings) if (!makes.has(key)) makes.set(key, { name, lines: lines.get(name) ?? [] });
  return makes;
}

/** What the words before a colon mean: the kind, null for that of the list, and the body. */
const SECTIONS: Readonly<Record<string, readonly [kind: Kind | null, body: string | null]>> = {
  van: ["car", "Van"],
  ute: ["car", "Ute"],
  mover: ["car", "People Mover"],
  truck: ["truck", "Truck"],
  bus: ["truck", "Bus"],
  scooter: [null, "Scooter"],
  quad: ["quad", null],
  motorhome: [null, "Motorhome"],
  boat: ["boat", null],
};

/** The models of a make by key; the keys of other spellings lead to the same model. */
export function modelsOf({ lines }: MarketMake): ReadonlyMap<string, MarketModel> {
  const models = new Map<string, MarketModel>();
  for (const [text, listKind] of lines) {
    for (const section of text.split("; ")) {
      const colon = section.indexOf(": ");
      const [kind, body] = SECTIONS[colon < 0 ? "" : section.slice(0, colon)] ?? [null, null];
      for (const entry of (colon < 0 ? section : section.slice(colon + 2)).split(", "))
        add(models, entry.split("="), kind ?? listKind, body);
    }
  }
  return models;
}

function add(models: Map<string, MarketModel>, spellings: readonly string[], kind: Kind, body: string | null): void {
  const [name = ""] = spellings;
  if (name === "") return;
  const key = nameKey(name);
  const before = models.get(key);
  const model: MarketModel = before ? { name: before.name, kind: null, body: null } : { name, kind, body };
  for (const spelling of spellings) {
    const other = nameKey(spelling);
    if (other === key || !models.has(other)) models.set(other, model);
  }
}
