import type { Measured } from "./job.ts";
import { type Machine, sayMachine } from "./machine.ts";
import type { OwnIndex } from "./own-index.ts";
import { ownReport } from "./own-report.ts";
import type { PeerName } from "./peers/all.ts";
import type { Outcome } from "./processes.ts";

export interface SizeResults {
  readonly size: number;
  readonly outcomes: readonly { readonly peer: PeerName; readonly outcome: Outcome }[];
  /** By query, the bytes to read from plain columns. */
  readonly bytes: readonly number[];
  /** By query, the bytes to read from the engine's narrower columns. */
  readonly packed: readonly number[];
}

export interface Results {
  readonly taken: string;
  readonly machine: Machine;
  readonly quick: boolean;
  readonly bySize: readonly SizeResults[];
  /** Null where it could not be measured. */
  readonly own: OwnIndex | null;
}

const NAMES: Readonly<Record<PeerName, string>> = {
  ours: "**Forecourt**",
  loops: "plain loops",
  miniSearch: "MiniSearch and loops",
  orama: "Orama",
  itemsJs: "ItemsJS and MiniSearch",
  sqlite: "SQLite FTS5",
  postgres: "PostgreSQL",
  tantivy: "Tantivy",
  typesense: "Typesense",
};
const LIBRARIES: readonly PeerName[] = ["miniSearch", "orama", "itemsJs"];
const DATABASES: readonly PeerName[] = ["sqlite", "postgres"];
const ENGINES: readonly PeerName[] = ["tantivy", "typesense"];

const HEADING = [
  "",
  "queries",
  "wrong",
  "build s",
  "memory MB",
  "p50 ms",
  "p95 ms",
  "p99 ms",
  "queries/s",
  "update ms",
  "time : ours",
];

/** Everything as Markdown. */
export function reportOf(results: Results): string {
  const { taken, machine, bySize, own, quick } = results;
  const parts = [
    `# Search, ${taken.slice(0, 10)}${quick ? ", the quick run" : ""}`,
    `${sayMachine(machine)}.`,
    NOTES,
    ...bySize.map(sizeReport),
    own ? ownReport(own) : "The product's own index could not be measured.",
  ];
  return `${parts.join("\n\n")}\n`;
}

const NOTES = `200 mixed queries made of cars of the seeded stock: none to three words with the last one typed half, none to four facets
chosen, none to two ranges, four orders, a page of 21 cars, and the counts of 16 facets, each without its own choice. All engines are
given the same words. Every answer is held against plain loops' before anything is timed: "wrong" is on how many queries total, counts
or page differ. Who was too slow for the time allowed ran fewer queries, the first of them; "time : ours" compares the very queries
that it ran (sum of medians). Memory is what the engine holds beyond the cars it was given: heap, buffers, shared memory, a database's
own pages. One process each, one core; PostgreSQL is asked over loopback, Tantivy over
a pipe, by lines of JSON; Typesense, which may use all cores, over HTTP on loopback; the memory of these two is their whole process's.`;

function sizeReport({ size, outcomes, bytes, packed }: SizeResults): string {
  const measured = new Map(
    outcomes.flatMap(({ peer, outcome }) => (outcome.kind === "measured" ? [[peer, outcome.measured] as const] : [])),
  );
  const ours = measured.get("ours");
  const rows = outcomes.map(({ peer, outcome }) =>
    outcome.kind === "measured"
      ? rowOf(peer, outcome.measured, ours)
      : [NAMES[peer], outcome.why, ...HEADING.slice(2).map(() => "")],
  );
  const lines = [`## ${size.toLocaleString("en-AU")} cars`, table([HEADING, ...rows])];
  if (ours) lines.push(ratiosOf(measured, ours), limitOf(ours, bytes, packed));
  return lines.join("\n\n");
}

function rowOf(peer: PeerName, measured: Measured, ours: Measured | undefined): string[] {
  const { verdict, build, memory, outside, p50, p95, p99, perSecond, update, each } = measured;
  return [
    NAMES[peer],
    String(each.length),
    verdict.wrong === 0 ? "none" : `${verdict.wrong} of ${verdict.checked}`,
    digits(build / 1000),
    digits(memory + (outside ?? 0)),
    digits(p50),
    digits(p95),
    digits(p99),
    digits(perSecond),
    update === null ? "all anew" : digits(update),
    ours && peer !== "ours" ? `${digits(timeRatio(measured, ours))}×` : "",
  ];
}

/** The time of an engine for the queries that it ran, as a multiple of ours. */
export function timeRatio(peer: Pick<Measured, "each">, ours: Pick<Measured, "each">): number {
  const sum = (each: readonly number[]) => each.reduce((total, one) => total + one, 0);
  return sum(peer.each) / sum(ours.each.slice(0, peer.each.length));
}

function ratiosOf(measured: ReadonlyMap<PeerName, Measured>, ours: Measured): string {
  const best = (names: readonly PeerName[]) => {
    const ratios = names.flatMap((name) => {
      const peer = measured.get(name);
      return peer ? [{ name, ratio: timeRatio(peer, ours) }] : [];
    });
    return ratios.sort((a, b) => a.ratio - b.ratio)[0];
  };
  const told = [
    ["library", best(LIBRARIES)],
    ["database", best(DATABASES)],
    ["search engine", best(ENGINES)],
    ["brute force", best(["loops"])],
  ] as const;
  const parts = told.flatMap(([what, peer]) =>
    peer ? [`${digits(peer.ratio)} times as fast as the best ${what} (${NAMES[peer.name]})`] : [],
  );
  return `Ours is ${parts.join(", ").replace("best brute force (plain loops)", "brute force")}.`;
}

/** The time as a multiple of reading the columns once at the bandwidth measured with it. */
function limitOf({ each, bandwidth }: Measured, bytes: readonly number[], packed: readonly number[]): string {
  if (bandwidth === null) return "The bandwidth was not measured.";
  const asked = each.map((took, index) => ({ took, index })).filter(({ index }) => bytes[index]);
  const took = asked.reduce((sum, one) => sum + one.took, 0);
  const times = (of: readonly number[]) => {
    const read = asked.reduce((sum, { index }) => sum + (of[index] ?? 0), 0);
    return [digits(took / ((read / bandwidth) * 1000)), `${digits(read / asked.length / 1000)} kB`];
  };
  const [plain, plainBytes] = times(bytes);
  const [narrow, narrowBytes] = times(packed);
  return `From the bandwidth's limit: ${plain} times (${plainBytes} of plain columns and sets a query; the queries that choose or type something; one core summed an array of numbers at ${gigabytes(bandwidth)} GB/s in between them). The engine's own columns are narrower, ${narrowBytes} a query: ${narrow} times what reading these takes.`;
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Three digits, without an exponent. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString("en-AU");
  return size === 0 ? "0" : value.toFixed(Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(size)))));
}

/** A table in Markdown, its columns lined up. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, column)).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  const [heading = [], ...body] = rows;
  return [line(heading), rule, ...body.map(line)].join("\n");
}

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));
