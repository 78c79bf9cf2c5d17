import outlines from "./lettering.generated.json" with { type: "json" };

/**
 * Words as outlines. A picture that is drawn on the server must not depend on which fonts its machine has, so the
 * letters are kept with it: Archivo (SIL Open Font License 1.1) at 500 and 750, of each letter its advance and its
 * outline in thousandths of the type size, the baseline at 0 and y downwards.
 */
type Weight = keyof typeof outlines;

const FACES: Readonly<Record<Weight, ReadonlyMap<string, readonly [advance: number, outline: string]>>> = {
  plain: faceOf(outlines.plain),
  bold: faceOf(outlines.bold),
};

function faceOf(letters: Readonly<Record<string, unknown>>) {
  return new Map(Object.entries(letters) as [string, readonly [number, string]][]);
}

/** How words are set. */
export interface Setting {
  /** Type size in pixels. */
  readonly size: number;
  readonly weight: Weight;
}

/**
 * The text reduced to the letters that are drawn here: accents are dropped where there is no such letter, unknown
 * letters altogether.
 */
export function lettersOf(text: string, { weight }: Pick<Setting, "weight">): string {
  const known = (letter: string) => FACES[weight].has(letter);
  return [...text.normalize("NFC")]
    .map((letter) => (known(letter) ? letter : [...letter.normalize("NFD")].filter(known).join("")))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The width of the text on one line, in pixels. */
export function widthOf(text: string, { size, weight }: Setting): number {
  return [...text].reduce((width, letter) => width + (FACES[weight].get(letter)?.[0] ?? 0), 0) * (size / 1000);
}

/**
 * The text on at most so many lines of this width (pixels), broken between words; what does not fit ends in an
 * ellipsis.
 */
export function linesOf(text: string, setting: Setting, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(line, setting) <= width;
  const lines: string[] = [];
  const words = lettersOf(text, setting).split(" ");
  while (words.length > 0 && lines.length < most) {
    let line = words.shift() ?? "";
    while (words[0] !== undefined && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    if ((words.length > 0 && lines.length === most - 1) || !fits(line)) {
      line = shortened(`${line} ${words.join(" ")}`.trim(), fits);
      if (lines.length === most - 1) words.length = 0;
    }
    lines.push(line);
  }
  return lines.filter((line) => line !== "");
}

/** The longest beginning that fits with an ellipsis. */
function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  let shown = [...text];
  while (shown.length > 0 && !fits(`${shown.join("").trimEnd()}…`)) shown = shown.slice(0, -1);
  return `${shown.join("").trimEnd()}…`;
}

/** One line as SVG, its baseline's left end (or right end) at x, y. */
export function lineAsSvg(
  text: string,
  { size, weight, x, y, fill, from = "left" }: Setting & Place & { readonly fill: string },
): string {
  let at = from === "left" ? 0 : -widthOf(text, { size, weight }) * (1000 / size);
  const letters = [...text].map((letter) => {
    const [advance, outline] = FACES[weight].get(letter) ?? [0, ""];
    const drawn = outline ? `<path d="${outline}" transform="translate(${Math.round(at)})"/>` : "";
    at += advance;
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${letters.join("")}</g>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** The end of the line that is at that point. */
  readonly from?: "left" | "right";
}
