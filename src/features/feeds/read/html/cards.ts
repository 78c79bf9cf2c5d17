import { Parser } from "htmlparser2";
import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { addCell, noCells, safeKey } from "../flatten.ts";
import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";
import { type Card, type CardEntry, CardTree } from "./card-tree.ts";

/** How deep elements may be nested: the parser searches all open ones for every closing tag. */
const DEEPEST = 256;
const UNSEEN = new Set(["script", "style", "template", "noscript", "select", "textarea", "svg", "nav", "footer"]);
/** Elements that do not begin a new line. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "em",
  "font",
  "i",
  "ins",
  "label",
  "mark",
  "s",
  "small",
  "span",
  "strong",
  "u",
]);
const OLD = new Set(["del", "s", "strike"]);
/** Elements whose closing tag is optional in HTML. */
const MAY_STAY_OPEN = new Set("html body p li dt dd tbody thead tr td th colgroup".split(" "));
const isBlockOf = (name: string) => !INLINE.has(name) && name !== "img" && name !== "br";
const LABEL = /^([\p{L}][\p{L}\d .#/()-]{0,29}?)\s?:\s?(\S.{0,200})$/u;
const LONGEST_LINE = 2000;
const MARK =
  /^data-(?:vehicle-|car-)?(stock(?:-?(?:no|number|num|id))?|vin|rego|make|model|year|odometer|kms?|kilometres|mileage|colour|color|transmission|fuel(?:-?type)?|body(?:-?type)?)$/;
const [MOST_MARKS, LONGEST_MARK] = [40, 200];

/** Reads a page into lines, named facts and pictures, with the elements that they are in. */
class PageReader {
  readonly #tree = new CardTree();
  /** Names of the open elements. */
  readonly #open: string[] = [];
  #line = "";
  #unseen = 0;
  #old = 0;
  /** The name of a fact whose value is the next line, from a row of a table or from a definition list. */
  #name: string | null = null;
  #unreported = 0;
  readonly #parser = new Parser({
    onopentag: (name, attributes) => this.#opened(name, attributes),
    onclosetag: (name) => this.#closed(name),
    ontext: (text) => this.#readText(text),
  });

  read(chunk: string): Card[] {
    this.#unreported += chunk.length;
    if (this.#unreported > ROW_LIMITS.characters) throw tooLong("text", ROW_LIMITS);
    this.#parser.write(chunk);
    return this.#tree.take();
  }

  end(): Card[] {
    this.#endLine();
    this.#tree.end();
    return this.#tree.take();
  }

  /** Whether the page ends within an element whose closing tag is required. */
  get isCut(): boolean {
    return this.#open.some((name) => !MAY_STAY_OPEN.has(name));
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#unreported = 0;
    if (this.#open.length >= DEEPEST) throw new UnreadableFile("The web page is nested deeper than any stock file.");
    const isBlock = isBlockOf(name);
    if (UNSEEN.has(name)) this.#unseen += 1;
    if (OLD.has(name)) {
      this.#endLine();
      this.#old += 1;
    }
    if (isBlock || name === "br") this.#endLine();
    else this.#append(" ");
    if (name === "tr" || name === "dt" || name === "li") this.#name = null;
    this.#open.push(name);
    if (isBlock) {
      this.#tree.opened();
      if (this.#unseen === 0) this.#marked(attributes);
    }
    if (name === "img") this.#picture(attributes);
  }

  #closed(name: string): void {
    this.#open.pop();
    const isBlock = isBlockOf(name);
    if (name === "dt" || name === "th") this.#nameFact();
    else if (isBlock || OLD.has(name)) this.#endLine();
    else this.#append(" ");
    if (UNSEEN.has(name)) this.#unseen -= 1;
    if (OLD.has(name)) this.#old -= 1;
    if (isBlock) this.#tree.closed();
  }

  #readText(text: string): void {
    this.#unreported = 0;
    if (this.#unseen === 0) this.#append(text);
  }

  #append(text: string): void {
    if (this.#line.length < LONGEST_LINE) this.#line += text.slice(0, LONGEST_LINE);
  }

  #nameFact(): void {
    const name = this.#takeLine().replace(/\s?:$/, "");
    this.#name = name.length > 0 && name.length <= 40 ? name : null;
  }

  #takeLine(): string {
    const text = this.#line.replace(/\s+/g, " ").trim();
    this.#line = "";
    return text;
  }

  #endLine(): void {
    const text = this.#takeLine();
    if (text === "") return;
    const [, label, value] = LABEL.exec(text) ?? [];
    if (this.#name !== null) this.#tree.line({ kind: "fact", name: this.#name, text });
    else if (this.#old > 0) this.#tree.line({ kind: "old price", text });
    else if (label !== undefined && value !== undefined) this.#tree.line({ kind: "fact", name: label, text: value });
    else this.#tree.line({ kind: "line", text });
    this.#name = null;
  }

  /** Reads attributes that an element has for the page's own scripts: `data-stock="U1023"`. */
  #marked(attributes: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(attributes).slice(0, MOST_MARKS)) {
      const [, fact] = MARK.exec(name) ?? [];
      if (fact !== undefined && text.trim() !== "" && text.length <= LONGEST_MARK)
        this.#tree.line({ kind: "fact", name: fact.replaceAll("-", " "), text: text.trim() });
    }
  }

  #picture(attributes: Readonly<Record<string, string>>): void {
    const address = ["data-src", "data-original", "data-lazy-src", "src"]
      .flatMap((name) => attributes[name] ?? [])
      .find((one) => /^https?:\/\//i.test(one));
    if (address !== undefined && this.#unseen === 0) this.#tree.line({ kind: "picture", address });
  }
}

/** The page's vehicles; then "cut" if the page is incomplete. */
async function* cardsOf(text: AsyncIterable<string>): AsyncGenerator<Card | "cut"> {
  const reader = new PageReader();
  for await (const chunk of text) yield* reader.read(chunk);
  const { isCut } = reader;
  yield* reader.end();
  if (isCut) yield "cut";
}

/**
 * The fewest facts that a part must have besides a name, which distinguishes a vehicle from an article about one, and
 * the fewest such parts of a page.
 */
const [FEWEST_FACTS, FEWEST_CARDS] = [2, 2];
const DISTANCE = /\d\s?(?:kms?|mi|miles)\b/i;
const AMOUNT = /\$\s?\d/;
/** Words beside amounts that are not the price. */
const OTHER_AMOUNT = /\b(?:week\w*|p\/?w|fortnight\w*|month\w*|deposit|sav(?:e|ing)s?|finance|from|rrp|off|was)\b/i;
const STANDING = /^(?:sold|reserved|under offer|on hold|deposit taken|coming soon|sale pending)\W*$/i;

/** Whether a page shows several vehicles, each in a separate part with at least some of its facts. */
export async function hasCards(text: AsyncIterable<string>): Promise<boolean> {
  let found = 0;
  for await (const card of cardsOf(text)) if (card !== "cut" && isVehicle(card) && ++found >= FEWEST_CARDS) return true;
  return false;
}

function isVehicle({ said }: Card): boolean {
  const named = headingStrength(said.flatMap((one) => (one.kind === "fact" ? one.name : [])));
  const lines = said.flatMap((one) => (one.kind === "line" ? one.text : []));
  const figures = [DISTANCE, AMOUNT].filter((fact) => lines.some((line) => fact.test(line))).length;
  return named + figures >= FEWEST_FACTS;
}

/** A row for each vehicle of a page of this kind. */
export async function* cardRows(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let row = 0;
  for await (const card of cardsOf(text)) {
    if (card !== "cut" && !isVehicle(card)) continue;
    row += 1;
    yield card === "cut" ? { ...CUT, row } : { row, cells: cellsOf(card) };
  }
}

const CUT = {
  problem: { column: null, value: "", reason: "the page ends before its last part is closed" },
  words: [],
  cut: true,
} as const;

function cellsOf({ title, said }: Card): Record<string, string> {
  const cells = noCells();
  cells.Title = title;
  const texts: string[] = [];
  for (const one of said) {
    if (one.kind === "fact" && !(safeKey(one.name) in cells)) cells[safeKey(one.name)] = one.text;
    else if (one.kind === "picture") addCell(cells, "Images", one.address);
    else if (one.kind === "line" && STANDING.test(one.text)) cells.Status ??= one.text;
    else if (one.kind === "line") texts.push(one.text);
  }
  const price = priceAmong(said);
  if (price !== null && !("Price" in cells)) cells.Price = price;
  const rest = texts.filter((line) => !AMOUNT.test(line));
  if (rest.length > 0) cells.Description = rest.join(", ");
  return cells;
}

/** The only line with a price; null if there is none, or if several differ. */
function priceAmong(entries: readonly CardEntry[]): string | null {
  const lines = entries.flatMap((one) => (one.kind === "line" && AMOUNT.test(one.text) ? one.text : []));
  const prices = new Set(lines.filter((line) => !OTHER_AMOUNT.test(line)));
  const [only, another] = prices;
  return another === undefined ? (only ?? null) : null;
}
