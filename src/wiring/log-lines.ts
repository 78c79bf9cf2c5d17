import { writeSync, write as writeToFile } from "node:fs";

/** How long a line may wait to be written together with others, in milliseconds. */
const LOG_MS = 100;
/** From so many characters on they are written at once. */
const BATCH = 12_288;
/** Characters that wait at most. A line beyond is lost. */
const MOST_WAITING = 4_000_000;
/** Milliseconds after which a batch that is not written yet is taken for one that nobody takes. */
const STUCK_MS = 1_000;

/** As Node's own `write`: calls back with the error, or with how many of the bytes are written. */
type Write = (fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void;

interface LogLines {
  write(line: string): void;
  /** Writes what still waits, as the process ends. */
  end(): void;
}

/**
 * Writes the log's lines in batches, since a write for each would cost as much as the request that it describes. No
 * request ever waits for the log: while its disk is full, or whoever reads it has stopped reading, lines wait up to a
 * bound and are then lost; before the next ones that can be written stands how many that were.
 */
export function logLines(fd: number, write: Write = writeToFile): LogLines {
  let waiting: string[] = [];
  let size = 0;
  let lost = 0;
  /** When the batch under way was begun, by `performance.now()`; null for none. */
  let begun: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const send = (bytes: Buffer, lines: number, told: number): void => {
    write(fd, bytes, (error, written) => {
      if (error?.code === "EAGAIN") return void setTimeout(send, LOG_MS, bytes, lines, told).unref();
      if (!error && written < bytes.length) return send(bytes.subarray(written), lines, told);
      begun = null;
      if (error) lost += lines;
      else lost -= told;
      if (size > 0 || (lost > 0 && !error)) soon();
    });
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    begun = performance.now();
    const lines = waiting.length;
    const text = (lost > 0 ? lostLine(lost) : "") + waiting.join("");
    [waiting, size] = [[], 0];
    send(Buffer.from(text), lines, lost);
  };
  const soon = (): void => {
    if (size >= BATCH) flush();
    else timer ??= setTimeout(flush, LOG_MS).unref();
  };
  return {
    write: (line) => {
      if (size + line.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      if (begun === null) soon();
    },
    end: () => {
      clearTimeout(timer);
      // Whoever has stopped reading would keep the process from ending.
      const isStuck = begun !== null && performance.now() - begun > STUCK_MS;
      if (size === 0 || isStuck) return;
      try {
        writeSync(fd, waiting.join(""));
      } catch {
        // It is told nowhere: the log itself is away.
      }
    },
  };
}

/** A line of the log in its own form, with the number of those that are missing before it. */
const lostLine = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: "lines of the log were lost: it could not be written" })}\n`;
