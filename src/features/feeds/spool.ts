import { createReadStream } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type CarInput, emptyCarInput } from "../stock/schema.ts";

const BUFFER = 128 * 1024;
const EMPTY = emptyCarInput();
const FIELDS = Object.keys(EMPTY) as (keyof CarInput)[];

/**
 * Cars on their way from the file to the database, kept on disk: the whole file is read and checked before the first is
 * written, and memory stays flat however many there are.
 */
export class Spool {
  readonly #folder: string;
  readonly #path: string;
  readonly #file: FileHandle;
  #buffer = "";

  private constructor(folder: string, path: string, file: FileHandle) {
    this.#folder = folder;
    this.#path = path;
    this.#file = file;
  }

  static async open(): Promise<Spool> {
    const folder = await mkdtemp(join(tmpdir(), "forecourt-import-"));
    const path = join(folder, "cars.ndjson");
    return new Spool(folder, path, await open(path, "w", 0o600));
  }

  /** Keeps what is set of the car; resolves at once but for every so many. */
  async add(car: CarInput): Promise<void> {
    this.#buffer += `${JSON.stringify(filled(car))}\n`;
    if (this.#buffer.length > BUFFER) await this.#flush();
  }

  /** The cars in their order, so many at a time. */
  async *batches(size: number): AsyncGenerator<CarInput[]> {
    await this.#flush();
    let batch: CarInput[] = [];
    for await (const line of createInterface({
      input: createReadStream(this.#path),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      batch.push({ ...emptyCarInput(), ...(JSON.parse(line) as Partial<CarInput>) });
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #flush(): Promise<void> {
    await this.#file.write(this.#buffer);
    this.#buffer = "";
  }
}

function filled(car: CarInput): Partial<CarInput> {
  const kept: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const value = car[field];
    if (value !== EMPTY[field] && !(Array.isArray(value) && value.length === 0)) kept[field] = value;
  }
  return kept;
}
