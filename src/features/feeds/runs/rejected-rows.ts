import { CSV_MARK, csvLine } from "../../../lib/words/csv.ts";
import { contextOf } from "../car/car.ts";
import { dealershipsOf } from "../car/dealerships.ts";
import { escaped } from "../export/xml.ts";
import { takeIn } from "../intake.ts";
import type { Yards } from "../place.ts";
import { type FeedItem, type FeedRow, type Problem, REASON_COLUMN } from "../schema.ts";
import { isRow, type Survey, surveyFeed } from "../survey.ts";
import { Tally } from "../tally.ts";

type Write = (text: string) => Promise<void>;
type Refused = (item: FeedItem, problem: Problem) => string;

interface Shape {
  readonly head: string;
  readonly row: Refused;
  readonly between: string;
  readonly foot: string;
}

/**
 * Writes all rejected rows of a file in their original form, each with the reason, so that they can be corrected and
 * sent again; an import ignores the reason's column. Returns their number, or an error sentence. `now` is when the file
 * was imported (epoch ms), because whether a date is in the future depends on it.
 */
export async function writeRejected(
  order: {
    readonly file: string;
    /** The importing dealership: rows that the mapping's table gives to another one are not included. */
    readonly dealership: { readonly slug: string };
    readonly mapping: string | null;
    readonly yards: Yards;
    readonly now: number;
  },
  write: Write,
): Promise<{ readonly ok: true; readonly value: number } | { readonly ok: false; readonly error: string }> {
  const tally = new Tally();
  const survey = await surveyFeed(order.file, tally, order.mapping);
  if (!survey.ok) return survey;
  const { plan, spelled, sample } = survey.value;
  const dealerships = dealershipsOf(order.dealership.slug, survey.value.dealerships);
  const context = { ...contextOf(plan, sample.filter(isRow), order.yards, order.now), spelled, dealerships };
  const shape = shapeOf(survey.value);
  let count = 0;
  const onRefused = async (item: FeedItem, problem: Problem) => {
    await write(`${count === 0 ? shape.head : shape.between}${shape.row(item, problem)}`);
    count += 1;
  };
  await takeIn(survey.value, context, tally, { add: async () => {} }, onRefused);
  await write(count === 0 ? `${shape.head}${shape.foot}` : shape.foot);
  return { ok: true, value: count };
}

function shapeOf({ feed, columns }: Survey): Shape {
  if (feed.format === "json") return { head: "[\n", row: jsonRow, between: ",\n", foot: "\n]\n" };
  if (feed.format === "ndjson") return { head: "", row: jsonRow, between: "\n", foot: "\n" };
  if (feed.format === "xml")
    return { head: '<?xml version="1.0" encoding="UTF-8"?>\n<stock>\n', row: xmlRow, between: "", foot: "</stock>\n" };
  const head = `${CSV_MARK}${csvLine([...columns, REASON_COLUMN])}`;
  const row: Refused = (item, problem) => csvLine([...cellsOf(item, columns), because(item, problem)]);
  return { head, row, between: "", foot: "" };
}

const because = ({ row }: FeedItem, { column, value, reason }: Problem): string =>
  `Row ${row}${column === null ? "" : `, ${column}`}: ${reason}${value === "" ? "" : ` (${value})`}`;

/** The row's cells; for a row that could not be parsed, its words in order. */
function cellsOf(item: FeedItem, columns: readonly string[]): string[] {
  if (!isRow(item)) return columns.map((_, at) => item.words?.[at] ?? "");
  return columns.map((column) => {
    const own = item.spelled?.[column];
    return item.cells[column] ?? (typeof own === "string" ? own : own === undefined ? "" : JSON.stringify(own));
  });
}

const jsonRow: Refused = (item, problem) =>
  JSON.stringify({
    ...(isRow(item) ? nested(item) : { unreadable: (item.words ?? []).join(" ") }),
    [REASON_COLUMN]: because(item, problem),
  });

/** Deeper than any stock file is nested. A key with more dots is treated as one key. */
const DEEPEST = 64;

type Tree = { [key: string]: Tree | string };

/** Rebuilds the nested record from flat cells: `price.value` becomes the `value` of `price`. */
function nested({ cells, spelled }: FeedRow): Record<string, unknown> {
  const tree: Tree = Object.create(null);
  for (const [path, text] of Object.entries(cells)) {
    const names = path.split(".");
    const keys = names.length > DEEPEST ? [path] : names;
    const last = keys.pop() ?? path;
    let at: Tree | null = tree;
    for (const key of keys) {
      const inner: Tree | string | undefined = at?.[key];
      if (typeof inner === "string" || at === null) at = null;
      else at = at[key] = inner ?? Object.create(null);
    }
    // A name with both a value and fields cannot be nested, so its path stays a single key.
    if (at === null || typeof at[last] === "object") tree[path] = text;
    else at[last] = text;
  }
  return { ...tree, ...spelled };
}

const xmlRow: Refused = (item, problem) => {
  const record = isRow(item) ? nested(item) : { unreadable: (item.words ?? []).join(" ") };
  const fields = Object.entries({ ...record, [REASON_COLUMN]: because(item, problem) });
  return `<vehicle>\n${fields.map(([name, value]) => element(name, value)).join("\n")}\n</vehicle>\n`;
};

function element(name: string, value: unknown): string {
  const tag = /^(?!xml)[a-z_][\w.-]*$/i.test(name) ? name : name.replace(/^[^a-z_]|[^\w.-]/gi, "_");
  if (Array.isArray(value)) return `<${tag}>${value.map((item) => element("item", item)).join("")}</${tag}>`;
  if (typeof value !== "object" || value === null) return `<${tag}>${escaped(String(value ?? ""))}</${tag}>`;
  const inner = Object.entries(value).map(([key, own]) => element(key, own));
  return `<${tag}>${inner.join("")}</${tag}>`;
}
