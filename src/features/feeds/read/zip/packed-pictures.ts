import { naturally } from "../../../../lib/words/natural-order.ts";
import { beginningOf, SIZE_LIMITS, type SizeLimits, UnreadableFile } from "../source.ts";
import { Archive, type PackedFile } from "./archive.ts";

const PICTURE = /\.(jpe?g|png|webp|gif|avif|heic)$/i;
/** Names of files that operating systems add to archives. */
const ADDED = /(^|\/)(__MACOSX\/|\.)/;

/** The longest path of a picture; people do not write longer ones. */
const LONGEST_PATH = 500;

const baseOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);
const key = (text: string) => text.toLowerCase().trim();

/**
 * The pictures that came in an archive with the stock file. A row's pictures are those that it names, or otherwise
 * those named after its stock number: `U1001.jpg`, `U1001_2.jpg`, `U1001 (3).jpg`, `U1001b.jpg`, or in a folder
 * `U1001`.
 */
export class PackedPictures {
  readonly count: number;
  readonly #byPath = new Map<string, PackedFile>();
  readonly #byNumber = new Map<string, PackedFile[]>();

  readonly #path: string;
  readonly #limits: SizeLimits;
  /** Open from the first picture that is read until `close`, which is longer than the archive is open for its rows. */
  #open: Archive | null = null;

  constructor({ files }: Pick<Archive, "files">, path: string, limits: SizeLimits = SIZE_LIMITS) {
    this.#path = path;
    this.#limits = limits;
    const named = files.filter(({ name }) => name.length <= LONGEST_PATH);
    const pictures = named.filter(({ name }) => PICTURE.test(name) && !ADDED.test(name));
    this.count = pictures.length;
    for (const picture of pictures) {
      this.#byPath.set(key(picture.name), picture);
      this.#byPath.set(key(baseOf(picture.name)), picture);
      for (const number of numbersOf(picture.name)) {
        const own = this.#byNumber.get(number);
        if (own) own.push(picture);
        else this.#byNumber.set(number, [picture]);
      }
    }
  }

  /** The bytes of one of these pictures. Throws UnreadableFile. */
  async read({ name, size }: PackedFile): Promise<Buffer> {
    this.#open ??= await Archive.open(this.#path, this.#limits);
    const file = this.#open.file(name);
    if (!file) throw new UnreadableFile("The zip archive was changed while it was read: send it again.");
    return beginningOf(file.bytes, size);
  }

  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  /**
   * The pictures of a row, in order. `named` are the row's cells; names of pictures in them count, whether single or in
   * lists, but URLs do not.
   */
  of(stocknum: string | null, named: readonly string[]): readonly PackedFile[] {
    const names = named
      .flatMap((text) => text.split(/[,;|\n"[\]]+/))
      .filter((name) => PICTURE.test(name.trim()) && !name.includes("://"));
    const found = names.map((name) => this.#byPath.get(key(name)) ?? this.#byPath.get(key(baseOf(name))));
    const own = [...new Set(found)].filter((picture) => picture !== undefined);
    if (own.length > 0 || stocknum === null) return own;
    return (this.#byNumber.get(key(stocknum)) ?? []).toSorted((a, b) => inOrder(a.name, b.name));
  }
}

/**
 * The stock numbers that a picture's path may contain: its folder, its file name, and its file name without the last
 * part.
 */
function numbersOf(path: string): ReadonlySet<string> {
  const name = baseOf(path).replace(PICTURE, "");
  const folder = path.split("/").at(-2);
  const before = /^(.+?)(?:[\s._-]+\(?\d{1,3}\)?|\s*\(\d{1,3}\)|(?<=\d)[a-z])$/i.exec(name)?.[1];
  return new Set(
    [folder, name, before].filter((text) => text !== undefined && text !== "").map((text) => key(text ?? "")),
  );
}

/** Sorts "U1_2" before "U1_10", and "U1" before "U1_1". */
const inOrder = (a: string, b: string) => naturally(a.replace(PICTURE, ""), b.replace(PICTURE, ""));
