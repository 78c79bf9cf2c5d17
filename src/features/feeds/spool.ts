import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type CarInput, emptyCarInput } from "../stock/schema.ts";
import type { Arrival } from "./car/arrival.ts";

const BUFFER = 128 * 1024;
const EMPTY = emptyCarInput();
const FIELDS = Object.keys(EMPTY) as (keyof CarInput)[];

/** A car on its way, with the moment of its arrival as its row says it. */
export interface SpooledCar {
  readonly car: CarInput;
  readonly arrival: Arrival | null;
}

/** The disk for temporary files takes no more: the message is one sentence that says what to do. */
export class SpoolFailure extends Error {
  override readonly name = "SpoolFailure";
}

/**
 * Cars on their way from the file to the database, kept on disk: the whole file is read and checked before the first is
 * written, and memory stays flat however many there are. The file has no name any more once it is open, so that it is
 * gone with the process, however that ends. Throws SpoolFailure.
 */
export class Spool {
  readonly #file: FileHandle;
  #buffer = "";

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<Spool> {
    try {
      const folder = await mkdtemp(join(tmpdir(), "forecourt-import-"));
      const file = await open(join(folder, "cars.ndjson"), "w+", 0o600);
      await rm(folder, { recursive: true });
      return new Spool(file);
    } catch (error) {
      throw spoolFailure(error);
    }
  }

  /** Keeps what is set of the car; resolves at once but for every megabyte. */
  async add(car: CarInput, arrival: Arrival | null = null): Promise<void> {
    this.#buffer += `${JSON.stringify({ car: filled(car), arrival })}\n`;
    if (this.#buffer.length > BUFFER) await this.#flush();
  }

  /** The cars in their order, so many at a time. */
  async *batches(size: number): AsyncGenerator<SpooledCar[]> {
    await this.#flush();
    let batch: SpooledCar[] = [];
    for await (const line of createInterface({
      input: this.#file.createReadStream({ start: 0, autoClose: false }),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      const { car, arrival } = JSON.parse(line) as { car: Partial<CarInput>; arrival: Arrival | null };
      batch.push({ car: { ...emptyCarInput(), ...car }, arrival });
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    try {
      await this.#file.appendFile(this.#buffer);
    } catch (error) {
      throw spoolFailure(error);
    }
    this.#buffer = "";
  }
}

function spoolFailure(error: unknown): SpoolFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const why = code === "ENOSPC" || code === "EDQUOT" ? "is full" : `cannot be written (${code})`;
  const sentence = `The folder for temporary files ${tmpdir()} ${why}, and nothing was changed: make room there, or set TMPDIR to another folder.`;
  return new SpoolFailure(sentence, { cause: error });
}

function filled(car: CarInput): Partial<CarInput> {
  const kept: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const value = car[field];
    if (value !== EMPTY[field] && !(Array.isArray(value) && value.length === 0)) kept[field] = value;
  }
  return kept;
}
