import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "../lib/describe-error.ts";
import { logLines } from "./log-lines.ts";

/**
 * Opens the log. It records an error's type and origin, but nothing that a driver attached to it: a database attaches
 * the rows it rejected, with the names and addresses in them.
 */
export function openLog(level: string, lines: DestinationStream = toOutput()): Logger {
  return pino({ level, serializers: { err: describeError } }, lines);
}

/** The process's standard output. */
function toOutput(): DestinationStream {
  const lines = logLines(1);
  process.on("exit", lines.end);
  return lines;
}
