import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { ask } from "../setup/ask.ts";
import { type Violation, violationsOf } from "./checker.ts";
import { inflict, startAgain } from "./faults.ts";
import { type Folders, type Installation, install } from "./installation.ts";
import { randomFrom } from "./random.ts";
import { type Done, readHistory } from "./reading.ts";
import { PROCESSES, type Step, scheduleOf, wordsOf } from "./schedule.ts";
import { askForAlerts } from "./workload/alerts.ts";
import type { Work } from "./workload/asking.ts";
import { payDeposits } from "./workload/deposits.ts";
import { editCars, somebodyAtDesk } from "./workload/edits.ts";
import { sendLeads } from "./workload/leads.ts";
import { BASE_CARS, sendFiles, sendFirstFile } from "./workload/stock-files.ts";

export interface ChaosOptions {
  readonly seed: number;
  readonly runMs: number;
  readonly folders: Folders;
  /** Whether disks may be filled up, because they are the run's own. */
  readonly hasOwnDisks: boolean;
  readonly say: (line: string) => void;
}

export interface Verdict {
  readonly violations: readonly Violation[];
  readonly counts: ReadonlyMap<string, number>;
}

/** Runs three servers, does them harm by the seed's schedule while people use them, and judges how it ended. */
export async function runChaos({ seed, runMs, folders, hasOwnDisks, say }: ChaosOptions): Promise<Verdict> {
  const at = await install(folders);
  try {
    const begun = performance.now();
    const counts = new Map<string, number>();
    const log = (line: string) => say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
    const work = (part: number): Work => ({
      at,
      random: randomFrom(seed * 100 + part),
      isOver: () => performance.now() - begun > runMs,
      count: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    });
    const first = work(0);
    const sent = await sendFirstFile(first);
    await until("the first stock is there", 60_000, async () => (await carsOf(at)) === BASE_CARS);
    const token = await somebodyAtDesk(first);
    const done: Done = { leads: [], paid: [], edits: new Map(), alerts: [], sent };
    const schedule = scheduleOf(seed, runMs).filter(({ fault }) => hasOwnDisks || fault.kind !== "disk is full");
    log("three processes run, and the stock is there");
    const beginning = performance.now();
    const elapsed = () => performance.now() - beginning;
    const people = [
      sendLeads(work(1), done.leads, 1),
      sendLeads(work(2), done.leads, 100_001),
      payDeposits(work(3), done.paid),
      sendFiles(work(4), sent),
      editCars(work(5), token, done.edits),
      askForAlerts(work(6), done.alerts),
    ];
    const harm = doHarm(at, schedule, elapsed, log);
    await Promise.all([...people, harm]);
    log("everything is mended");
    await settle(at, log);
    const violations = violationsOf(await readHistory(at, done));
    if (violations.length > 0)
      for (const number of PROCESSES) say(`\nProcess ${number} said:\n${at.processes[number].said()}`);
    return { violations, counts };
  } finally {
    await at.stop();
  }
}

async function carsOf({ db }: Installation): Promise<number> {
  return (await db.selectFrom("cars").select("id").where("stocknum", "like", "BASE-%").execute()).length;
}

async function doHarm(at: Installation, schedule: readonly Step[], elapsed: () => number, log: (line: string) => void) {
  const under: Promise<void>[] = [];
  const busy = new Set<string>();
  for (const { atMs, forMs, fault } of schedule) {
    await pause(Math.max(0, atMs - elapsed()));
    const name = wordsOf(fault);
    // The same trouble twice at a time would end when the first of them ends.
    const subject =
      fault.kind === "link" ? `${fault.process} ${fault.to}` : fault.kind === "vendor" ? fault.vendor : name;
    if (busy.has(subject)) continue;
    busy.add(subject);
    log(`${name}, for ${(forMs / 1000).toFixed(1)} s`);
    const end = await inflict(at, fault);
    const over = async () => {
      await pause(forMs);
      await end().catch((error: unknown) => log(`${name}: ${String(error).split("\n")[0]}`));
      log(`over: ${name}`);
      busy.delete(subject);
    };
    under.push(over());
  }
  await Promise.all(under);
}

/** Milliseconds by which the clocks are moved on, one after the other: as long as retries wait for. */
const STEPS_MS = [60_000, 120_000, 200_000, 900_000, 900_000, 2_400_000, 4_800_000];

/** Lets the processes do all that is left to do, and moves their clocks on so that it comes at once. */
async function settle(at: Installation, log: (line: string) => void): Promise<void> {
  await until("every process is ready", 90_000, async () => {
    const ready = PROCESSES.map(async (number) => {
      await startAgain(at, number).catch(() => {});
      const server = at.processes[number].server();
      return server !== null && (await ask(server.port, "halden", "/readyz").catch(() => null))?.status === 200;
    });
    return (await Promise.all(ready)).every(Boolean);
  });
  log("every process is ready");
  for (const ms of STEPS_MS) {
    await at.moveOn(ms);
    const isQuiet = async () => (await workLeft(at)).due === 0;
    await until("nothing is due", 20_000, isQuiet).catch(async () => log((await workLeft(at)).says));
    // What follows from what was just done is done too.
    await pause(1_500);
  }
  const minutes = Math.round(STEPS_MS.reduce((sum, ms) => sum + ms, 0) / 60_000);
  log(`the clocks were moved on by ${minutes} minutes; ${(await workLeft(at)).says}`);
}

/** Work that is not finished, by where it waits; `due` is that whose time has come. */
async function workLeft({ db, now }: Installation): Promise<{ due: number; says: string }> {
  const { rows } = await sql<{ place: string; due: number; waiting: number }>`
    select place, sum(case when at_ms <= ${now()} then 1 else 0 end) as due, count(*) as waiting from (
      select 'deliveries' as place, next_at as at_ms from lead_deliveries where state = 'waiting'
      union all select 'claimed deliveries', claimed_until from lead_deliveries where state = 'claimed'
      union all select 'payments', next_at from payments where next_at is not null and state in ('begun', 'refunding')
      union all select 'refunds', next_at from refunds where next_at is not null
      union all select 'stock files', due_at from feed_sources where due_at <= ${now()}
      union all select 'alerts', next_at from alerts where state = 'active' and next_at is not null
    ) as left_over group by place`.execute(db);
  const due = rows.reduce((sum, row) => sum + Number(row.due), 0);
  return {
    due,
    says: rows.map((row) => `${row.place}: ${row.due} due of ${row.waiting}`).join(", ") || "nothing waits",
  };
}

async function until(what: string, most: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + most;
  for (;;) {
    if (await isSo().catch(() => false)) return;
    if (performance.now() > end) throw new Error(`After ${most / 1000} s this was not so: ${what}.`);
    await pause(300);
  }
}
