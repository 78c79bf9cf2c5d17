import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "../lib/describe-error.ts";

/** How long a log line may wait to be written together with others, in milliseconds. */
const LOG_MS = 100;

/**
 * Opens the log. Of an error it tells what it is and where it came from, and nothing that a driver has attached to it:
 * a database attaches the rows that it refused, with the names and addresses in them.
 */
export function openLog(level: string, lines: DestinationStream = inBatches()): Logger {
  return pino({ level, serializers: { err: describeError } }, lines);
}

/** Log lines are written in batches: a write for each line would cost as much as the request it describes. */
function inBatches(): DestinationStream {
  const lines = pino.destination({ sync: true, minLength: 12_288, periodicFlush: LOG_MS });
  process.on("exit", () => lines.flushSync());
  return lines;
}
