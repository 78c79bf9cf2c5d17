import type { FeedItem } from "../schema.ts";

/** Headings of a column with the URL below which the pictures are: "PhotoBaseURL", `strImgBase`, "Image folder". */
const BASE = /(photo|image|img|picture|pic|media)s?(url)?(base|root|prefix|folder|dir|directory|path)(url|uri|path)?$/;
/** Headings of columns with pictures: `photo_1`, `strImages`, "Photo file names". */
const PICTURES = /(photo|image|img|picture|pic|media|gallery)s?(files?)?(name|list|url)?s?\d{0,3}$/;
/** The name of a file, perhaps in a folder. It cannot begin a URL, leave the folder or end the path. */
const FILE =
  /^(\.\/)?[\p{L}\p{N}_][\p{L}\p{N}_ .()+~-]{0,180}(\/[\p{L}\p{N}_][\p{L}\p{N}_ .()+~-]{0,180}){0,8}\.(jpe?g|png|webp|gif|avif|heic|mp4|mov|webm)$/iu;
/** The most headings that are remembered. */
const MOST_HEADINGS = 5000;

type Kind = "base" | "pictures" | null;
type Cells = Record<string, string>;

/** The rows, with complete URLs for pictures that are named relative to a base URL in the same row. */
export async function* withWholeAddresses(rows: AsyncGenerator<FeedItem>): AsyncGenerator<FeedItem> {
  const kinds = new Map<string, Kind>();
  for await (const item of rows) {
    if ("cells" in item) joinBase(item.cells as Cells, kinds);
    yield item;
  }
}

function joinBase(cells: Cells, kinds: Map<string, Kind>): void {
  for (const heading in cells) {
    if (kindOf(heading, kinds) !== "base") continue;
    const base = baseOf(cells[heading] ?? "");
    const pictures = base ? Object.keys(cells).filter((other) => kindOf(other, kinds) === "pictures") : [];
    if (!base || pictures.length === 0) continue;
    const before = pictures.map((picture) => cells[picture]).join("");
    for (const picture of pictures) cells[picture] = below(base, cells[picture] ?? "");
    // The base URL is not a picture, but a column with such a name might be mistaken for one.
    if (before.trim() === "" || before !== pictures.map((picture) => cells[picture]).join("")) cells[heading] = "";
  }
}

function kindOf(heading: string, kinds: Map<string, Kind>): Kind {
  const known = kinds.get(heading);
  if (known !== undefined) return known;
  const plain = heading.toLowerCase().replace(/[^a-z0-9]/g, "");
  const kind = BASE.test(plain) ? "base" : PICTURES.test(plain) ? "pictures" : null;
  if (kinds.size >= MOST_HEADINGS) kinds.clear();
  kinds.set(heading, kind);
  return kind;
}

/** The URL of a folder; null for any other text, including the URL of a picture. */
function baseOf(cell: string): URL | null {
  const text = cell.trim();
  if (text.length > 2000 || !/^https?:\/\/[^\s\\?#]+\/$/i.test(text)) return null;
  const url = URL.parse(text);
  return url && url.username === "" && url.password === "" ? url : null;
}

/** The list, with complete URLs for the files that it names; everything else in it stays. */
function below(base: URL, list: string): string {
  return list.replace(/[^;|,\n]+/g, (part) => {
    const name = part.trim();
    const url = FILE.test(name) ? URL.parse(name, base) : null;
    return url?.href.startsWith(base.href) ? url.href : part;
  });
}
