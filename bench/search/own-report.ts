import type { OwnIndex } from "./own-index.ts";
import { digits, table } from "./report.ts";
import type { Spread } from "./spread.ts";

/** The targets, for 100,000 cars. */
const AIMS = { p95: 2.5, build: 1000, memory: 60, typos: 1.3, underChange: 1.5, empty: 0.3 };

type Row = readonly [string, string, string, string];

/** The measurements of the product's own index, beside the targets. */
export function ownReport(own: OwnIndex): string {
  const { size, build, memory, typos, underChange, empty } = own;
  const quiet = underChange[0]?.p95 ?? Number.NaN;
  const rows: Row[] = [
    aimed("mixed queries, p95", own.ordered.p95, AIMS.p95, "ms"),
    aimed("the same ranked by their words, p95", own.ranked.p95, AIMS.p95, "ms"),
    aimed("1,000 queries never asked before, p95", own.fresh.p95, AIMS.p95, "ms"),
    aimed("no words, no choices, all facets, p95", empty.again.p95, AIMS.empty, "ms"),
    told("the same right after a car changed, p95", `${digits(empty.afterChange.p95)} ms`),
    aimed("built beside the request path, its first search with it", build.took, AIMS.build, "ms"),
    told("the same, its first search by words with it", `${digits(build.withTexts)} ms`),
    told("the longest pause of that", `${digits(build.longestPause)} ms`),
    aimed("memory of the index, beyond the documents", memory.index, AIMS.memory, "MB"),
    told("with the documents it shows", `${digits(memory.withDocuments)} MB`),
    aimed("a tenth of the words misspelt : the same spelt right", typos.mixed, AIMS.typos, "×"),
    told(`the ${typos.queries} misspelt queries alone : spelt right`, `${digits(typos.affected)}×`),
    told("of these, found as many cars as was meant", `${typos.found} of ${typos.queries}`),
    ...underChange.slice(1).map(({ batch, every, p95 }) => {
      const how = batch === 1 ? "one by one" : `${batch} each ${every} ms`;
      return aimed(`p95 while 500 cars a second change (${how}) : quiet`, p95 / quiet, AIMS.underChange, "×");
    }),
  ];
  const head = `## The product's own index, ${size.toLocaleString("en-AU")} cars with all fields`;
  const lines = [head, table([["", "figure", "aim", ""], ...rows]), spreads(own)];
  if (size < 100_000) lines.splice(1, 0, "The aims are for 100,000 cars.");
  return lines.join("\n\n");
}

function aimed(what: string, figure: number, aim: number, unit: string): Row {
  const text = (value: string) => (unit === "×" ? `${value}×` : `${value} ${unit}`);
  return [what, text(digits(figure)), `at most ${text(String(aim))}`, figure <= aim ? "reached" : "missed"];
}

const told = (what: string, figure: string): Row => [what, figure, "", ""];

function spreads({ ordered, ranked, fresh, empty, underChange }: OwnIndex): string {
  const row = (what: string, { p50, p95, p99 }: Spread) => [what, digits(p50), digits(p95), digits(p99)];
  return table([
    ["milliseconds", "p50", "p95", "p99"],
    row("mixed, in the order asked for", ordered),
    row("mixed, ranked by words", ranked),
    row("never asked before", fresh),
    row("empty", empty.again),
    row("empty, after a change", empty.afterChange),
    ...underChange.map((one) =>
      row(
        one.batch === 0
          ? "100 a second, quiet"
          : one.batch === 1
            ? `100 a second, a car changes each ${one.every} ms`
            : `100 a second, ${one.batch} cars change each ${one.every} ms`,
        one,
      ),
    ),
  ]);
}
