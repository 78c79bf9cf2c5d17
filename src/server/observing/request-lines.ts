import { type DestinationStream, type Logger, pino } from "pino";
import type { CacheState } from "./facts.ts";

/** What the log tells of a request. */
export interface ToldRequest {
  readonly requestId: string;
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  /** The site's slug. */
  readonly site: string | null;
  readonly cache: CacheState | null;
  /** Whether the connection ended before all was sent; told only where it did. */
  readonly aborted: boolean;
}

export type Level = "debug" | "info" | "error";

export interface RequestLines {
  /** Whether the log takes lines of this level. */
  isOpen(level: Level): boolean;
  write(level: Level, told: ToldRequest): void;
}

/**
 * Writes the lines of requests into a log, as the log itself would write them. It takes any object and looks at each of
 * its fields, which was a tenth of all that a kept page costs; a request's fields are always these.
 */
export function requestLines(log: Logger): RequestLines {
  const output: DestinationStream = Reflect.get(log, pino.symbols.streamSym);
  /** What each of its lines tells of the process, with a comma before. */
  const whose: string = Reflect.get(log, pino.symbols.chindingsSym);
  return {
    isOpen: (level) => log.isLevelEnabled(level),
    write: (level, { requestId, method, path, status, ms, bytes, site, cache, aborted }) => {
      const begin = `{"level":${log.levels.values[level]},"time":${Date.now()}${whose}`;
      const asked = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)}`;
      const answer = `"status":${status},"ms":${ms},"bytes":${bytes},"site":${quoted(site)},"cache":${quoted(cache)}`;
      output.write(`${begin},${asked},${answer},${aborted ? '"aborted":true,' : ""}"msg":"request"}\n`);
    },
  };
}

/** Of words that hold nothing which would have to be escaped. */
const quoted = (word: string | null): string => (word === null ? "null" : `"${word}"`);
