import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Megabytes of a process, as Linux tells them; not a number elsewhere. */
export function residentOf({ pid }: ChildProcess): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}
