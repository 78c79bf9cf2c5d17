import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import type { RunStanding } from "../../../db/tables/import-tables.ts";
import { type KnownSource, lateRules, pathOf } from "./known.ts";
import { isFailing, isLate } from "./rules.ts";

/** The state of a source. Times are epoch milliseconds. */
export interface SourceState {
  readonly dealershipId: number;
  readonly name: string;
  readonly paused: boolean;
  readonly schedule: string;
  readonly dueAt: number;
  readonly since: number;
  readonly attemptedAt: number | null;
  readonly answeredAt: number | null;
  readonly fileAt: number | null;
  /** The outcome of its last file; null if none was imported, or its run has been deleted. */
  readonly run: { readonly id: number; readonly standing: RunStanding } | null;
  readonly fileHash: string | null;
  readonly mark: string | null;
  readonly failures: number;
  readonly problem: string | null;
  readonly leaseUntil: number;
  readonly lateToldAt: number | null;
  readonly failingToldAt: number | null;
  readonly heldToldAt: number | null;
  readonly shrunkToldAt: number | null;
}

function states(db: Database) {
  return db
    .selectFrom("feed_sources")
    .leftJoin("import_runs", "import_runs.id", "feed_sources.run_id")
    .selectAll("feed_sources")
    .select("import_runs.standing as standing");
}
const allStates = precompiledQuery(states);
type Row = Awaited<ReturnType<ReturnType<typeof states>["executeTakeFirstOrThrow"]>>;

const stateOf = (row: Row): SourceState => ({
  dealershipId: row.dealership_id,
  name: row.name,
  paused: row.paused === 1,
  schedule: row.schedule,
  dueAt: row.due_at,
  since: row.since,
  attemptedAt: row.attempted_at,
  answeredAt: row.answered_at,
  fileAt: row.file_at,
  run: row.run_id !== null && row.standing !== null ? { id: row.run_id, standing: row.standing } : null,
  fileHash: row.file_hash,
  mark: row.mark,
  failures: row.failures,
  problem: row.problem,
  leaseUntil: row.lease_until,
  lateToldAt: row.late_told_at,
  failingToldAt: row.failing_told_at,
  heldToldAt: row.held_told_at,
  shrunkToldAt: row.shrunk_told_at,
});

const keyOf = (id: number, name: string) => `${id}/${name}`;

/** The state of each of these sources, in order; null if no process has handled it yet. */
export async function statesOf(
  db: Database,
  sources: readonly KnownSource[],
): Promise<readonly (readonly [KnownSource, SourceState | null])[]> {
  if (sources.length === 0) return [];
  const { rows } = await allStates(db, {});
  const found = new Map(rows.map((row) => [keyOf(row.dealership_id, row.name), stateOf(row)]));
  return sources.map((known) => [known, found.get(keyOf(known.dealership.id, known.source.name)) ?? null] as const);
}

export async function stateOfSource(db: Database, known: KnownSource): Promise<SourceState | null> {
  const [[, state] = [known, null]] = await statesOf(db, [known]);
  return state;
}

/**
 * Whether its last file named cars of other sources, one of which has since brought a file. That source may have
 * released them, so the same file must be read again.
 */
export async function mayHaveMoreNow(db: Database, { dealership, source, site }: KnownSource, state: SourceState) {
  if (state.run === null) return false;
  const left = db.selectFrom("import_runs").select("id").where("id", "=", state.run.id);
  if (!(await left.where("report", "like", '%"claimed":{%').executeTakeFirst())) return false;
  const group = site.dealerships.map(({ id }) => id);
  const later = await db
    .selectFrom("import_runs")
    .select("id")
    .where("id", ">", state.run.id)
    .where("standing", "=", "imported")
    .where("dealership_id", "in", [dealership.id, ...group])
    .where("source", "is not", null)
    .where(({ eb, or }) => or([eb("source", "<>", source.name), eb("dealership_id", "<>", dealership.id)]))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** A source's state in one word, worst first, for lists and metrics. */
export const SOURCE_STANDINGS = [
  "failing",
  "held",
  "refused",
  "late",
  "shrunk",
  "paused",
  "waiting",
  "working",
] as const;
export type SourceStanding = (typeof SOURCE_STANDINGS)[number];

export function standingOf({ source }: KnownSource, state: SourceState | null, now: number): SourceStanding {
  if (state === null) return "waiting";
  if (state.paused) return "paused";
  if (isFailing(state.failures)) return "failing";
  if (state.run?.standing === "held" || state.run?.standing === "refused") return state.run.standing;
  if (isLate(state, lateRules(source), now)) return "late";
  if (state.shrunkToldAt !== null) return "shrunk";
  return state.answeredAt === null ? "waiting" : "working";
}

/** For the metrics: each source's path with its standing, and the seconds since it was last heard from. */
export async function sourceFigures(
  db: Database,
  sources: readonly KnownSource[],
  now: number,
): Promise<readonly { readonly path: string; readonly standing: SourceStanding; readonly silentSeconds: number }[]> {
  return (await statesOf(db, sources)).map(([known, state]) => ({
    path: pathOf(known),
    standing: standingOf(known, state, now),
    silentSeconds: Math.max(0, Math.round((now - (state?.answeredAt ?? state?.since ?? now)) / 1000)),
  }));
}
