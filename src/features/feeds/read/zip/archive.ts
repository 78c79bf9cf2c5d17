import { fromBufferPromise, openPromise, type Entry as ZipEntry, type ZipFile } from "yauzl";
import { type Bytes, SIZE_LIMITS, type SizeLimits, UnreadableFile } from "../source.ts";

/** The most files in an archive: many times the pictures of a large dealership. */
const MOST_ENTRIES = 100_000;
const CUT = "The workbook or zip archive is damaged or cut short: save it again and send that.";

/** A file within an archive. */
export interface PackedFile {
  /** Its path within the archive, with slashes. */
  readonly name: string;
  /** Number of bytes after decompression. */
  readonly size: number;
  readonly bytes: Bytes;
}

/**
 * An open zip archive, in a file or in memory. Files are decompressed only when they are read, and only up to the size
 * in the archive's directory. Every error is an UnreadableFile.
 */
export class Archive {
  readonly files: readonly PackedFile[];
  readonly #zip: ZipFile;
  readonly #byName = new Map<string, PackedFile>();

  private constructor(zip: ZipFile, entries: readonly ZipEntry[], limits: SizeLimits) {
    this.#zip = zip;
    this.files = entries.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      bytes: { size: entry.uncompressedSize, read: (end) => this.#read(entry, limits, end) },
    }));
    for (const file of this.files.toReversed()) this.#byName.set(file.name.toLowerCase(), file);
  }

  static async open(from: string | Buffer, limits: SizeLimits = SIZE_LIMITS): Promise<Archive> {
    const options = { autoClose: false, lazyEntries: true };
    let zip: ZipFile | null = null;
    try {
      zip = await (typeof from === "string" ? openPromise(from, options) : fromBufferPromise(from, options));
      if (zip.entryCount > MOST_ENTRIES)
        throw new UnreadableFile(`The zip archive holds ${zip.entryCount} files, and no stock has so many.`);
      const entries: ZipEntry[] = [];
      // The directory may have more entries than it declares.
      for await (const entry of zip.eachEntry()) {
        if (entries.length >= MOST_ENTRIES) throw new UnreadableFile(CUT);
        if (!entry.fileName.endsWith("/")) entries.push(entry);
      }
      return new Archive(zip, entries, limits);
    } catch (error) {
      zip?.close();
      throw error instanceof UnreadableFile ? error : new UnreadableFile(CUT);
    }
  }

  /** The file with this name, ignoring case; null if there is none. */
  file(name: string): PackedFile | null {
    return this.#byName.get(name.toLowerCase()) ?? null;
  }

  close(): void {
    this.#zip.close();
  }

  async *#read(entry: ZipEntry, limits: SizeLimits, end = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
    const { uncompressedSize: size, compressedSize: packed, fileName: name } = entry;
    if (entry.isEncrypted()) throw new UnreadableFile("The zip archive has a password: send it without.");
    if (size > limits.text)
      throw new UnreadableFile(`${name} in the archive holds more than ${Math.round(limits.text / 1e6)} MB: split it.`);
    if (size > limits.ratioFrom && size > packed * limits.ratio)
      throw new UnreadableFile(
        `${name} unpacks to more than ${limits.ratio} times its size, as a zip bomb does: it was not unpacked.`,
      );
    let left = end;
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        yield (chunk as Buffer).subarray(0, left);
        left -= (chunk as Buffer).length;
        if (left <= 0) break;
      }
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile(CUT);
    }
  }
}
