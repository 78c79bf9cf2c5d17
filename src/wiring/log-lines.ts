import { writeSync, write as writeToFile } from "node:fs";

/** Maximum milliseconds for which a line waits to be written together with others. */
const LOG_MS = 100;
/** From this many characters on, waiting lines are written at once. */
const BATCH = 12_288;
/** Maximum waiting characters. Further lines are lost. */
const MOST_WAITING = 4_000_000;
/** Milliseconds after which an unfinished write counts as stuck, because nobody reads the log. */
const STUCK_MS = 1_000;

/** Like Node's own `write`: calls back with the error, or with the number of bytes written. */
type Write = (fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void;

interface LogLines {
  write(line: string): void;
  /** Writes the lines still waiting, as the process ends. */
  end(): void;
}

/**
 * Writes the log's lines in batches, since one write per line would cost as much as the request it describes. Requests
 * never wait for the log: while its disk is full, or its reader has stopped reading, lines wait up to a limit and are
 * then lost. Their number is logged before the next lines that can be written.
 */
export function logLines(fd: number, write: Write = writeToFile): LogLines {
  let waiting: string[] = [];
  let size = 0;
  let lost = 0;
  /** When the current batch was begun, by `performance.now()`; null for none. */
  let begun: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const send = (bytes: Buffer, lines: number, reported: number): void => {
    write(fd, bytes, (error, written) => {
      if (error?.code === "EAGAIN") return void setTimeout(send, LOG_MS, bytes, lines, reported).unref();
      if (!error && written < bytes.length) return send(bytes.subarray(written), lines, reported);
      begun = null;
      if (error) lost += lines;
      else lost -= reported;
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
      // A reader that has stopped reading would keep the process from ending.
      const isStuck = begun !== null && performance.now() - begun > STUCK_MS;
      if (size === 0 || isStuck) return;
      try {
        writeSync(fd, waiting.join(""));
      } catch {
        // This cannot be reported anywhere: the log itself is unavailable.
      }
    },
  };
}

/** A log line, in the log's own format, that reports how many lines are missing before it. */
const lostLine = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: "lines of the log were lost: it could not be written" })}\n`;
