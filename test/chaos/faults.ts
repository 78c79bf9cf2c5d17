import { rmSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Installation } from "./installation.ts";
import type { Fault } from "./schedule.ts";

/** Does what a step of the schedule says; what it returns ends that. */
export async function inflict(at: Installation, fault: Fault): Promise<() => Promise<void>> {
  switch (fault.kind) {
    case "kill": {
      const process = at.processes[fault.process];
      process.kill();
      return () => startAgain(at, fault.process);
    }
    case "link": {
      const link = at.processes[fault.process][fault.to];
      link.disturb(fault.fault);
      return async () => link.mend();
    }
    case "vendor":
      at.vendors.behave(fault.vendor, fault.mood);
      return async () => at.vendors.behave(fault.vendor, "accept");
    case "database restarts":
      await at.postgres.halt();
      return () => at.postgres.resume();
    case "disk is full": {
      const filler = join(at.folders[fault.disk], "filler");
      await fill(filler);
      return async () => {
        rmSync(filler, { force: true });
        if (fault.disk === "database") await untilDatabaseRuns(at);
      };
    }
  }
}

/** Starts a process again unless it runs; one that cannot start now is tried again by whoever ends the run. */
export async function startAgain(at: Installation, number: keyof Installation["processes"]): Promise<void> {
  const process = at.processes[number];
  if (process.server() === null) await process.start();
}

/** A database whose disk was full may have ended itself, as PostgreSQL does where it cannot write its log. */
async function untilDatabaseRuns({ postgres }: Installation): Promise<void> {
  if (postgres.runs()) return;
  await postgres.halt();
  await postgres.resume();
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  for (const bytes of [16 * 1024 * 1024, 64 * 1024, 4096]) {
    try {
      for (;;) await appendFile(path, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}
