import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "../../lib/files/temporary-folder.ts";
import { carOfPairs, type FieldPairs } from "../stock/empty-car.ts";
import type { CarInput } from "../stock/schema.ts";
import type { Arrival } from "./car/arrival.ts";

const BUFFER = 128 * 1024;

/** A spooled car, with the arrival stated by its row. */
export interface SpooledCar {
  readonly car: CarInput;
  readonly arrival: Arrival | null;
}

/** Thrown when the disk for temporary files is full; the message is one sentence that says what to do. */
export class SpoolFailure extends Error {
  override readonly name = "SpoolFailure";
}

/**
 * A temporary file of cars between the stock file and the database: the whole file is read and checked before the first
 * car is written, and memory stays constant for any number of cars. The file is deleted as soon as it is open, so it
 * disappears with the process, however that ends. Throws SpoolFailure.
 */
export class Spool {
  readonly #file: FileHandle;
  #buffer = "";

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<Spool> {
    try {
      const folder = await temporaryFolder("import");
      const file = await open(join(folder, "cars.ndjson"), "w+", 0o600);
      await rm(folder, { recursive: true });
      return new Spool(file);
    } catch (error) {
      throw spoolFailure(error);
    }
  }

  /** Stores the fields given for a car; resolves at once unless the buffer is full. */
  async add(pairs: FieldPairs, arrival: Arrival | null = null): Promise<void> {
    this.#buffer += `${JSON.stringify([pairs, arrival])}\n`;
    if (this.#buffer.length > BUFFER) await this.#flush();
  }

  /** The cars in their original order, in batches. */
  async *batches(size: number): AsyncGenerator<SpooledCar[]> {
    await this.#flush();
    let batch: SpooledCar[] = [];
    let rest = "";
    for await (const part of this.#file.createReadStream({ start: 0, autoClose: false, encoding: "utf8" })) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [pairs, arrival] = JSON.parse(line) as [FieldPairs, Arrival | null];
        batch.push({ car: carOfPairs(pairs), arrival });
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
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
