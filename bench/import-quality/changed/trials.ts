import { EXTRAS } from "./extras.ts";
import { FORMS } from "./forms.ts";
import { NAMES } from "./names.ts";
import { diceOf, FULL, type Of, shuffled, sparse, type Trial, trial } from "./sheet.ts";
import { SPELLINGS } from "./spellings.ts";
import { BADGE_HEADINGS, COLUMN_FIELDS, HEADINGS } from "./words.ts";
import { WRITERS } from "./writers.ts";

const renamed = (columns: readonly Of[], field: Of["field"], heading: string): Of[] =>
  columns.map((one) => (one.field === field ? { ...one, column: { ...one.column, heading } } : one));
const isNamed = ({ field, column }: Of) =>
  ["make", "model", "year"].includes(field ?? "") || column.heading === "Badge";

/** Each heading alone, in a list of few columns. */
const headings = (): Trial[] =>
  COLUMN_FIELDS.flatMap((field) =>
    HEADINGS[field].map((heading) => {
      const change = `${field}: ${heading}`;
      return trial({ suite: "headings", change, columns: renamed(sparse(diceOf(change), field), field, heading) });
    }),
  );

const badges = (): Trial[] =>
  BADGE_HEADINGS.map((heading) => {
    const columns = FULL.map((one) =>
      one.column.heading === "Badge" ? { ...one, column: { ...one.column, heading } } : one,
    );
    return trial({ suite: "headings", change: `badge: ${heading}`, columns });
  });

const spellings = (): Trial[] =>
  Object.keys(SPELLINGS).flatMap((spelling) => [
    trial({ suite: "spellings", change: spelling, columns: FULL, spelling }),
    trial({
      suite: "spellings",
      change: `${spelling}, few columns`,
      columns: sparse(diceOf(spelling), "price", "km"),
      spelling,
    }),
  ]);

const forms = (): Trial[] =>
  FORMS.map(({ field, name, cell, heading }) => {
    const change = `${field}: ${name}`;
    const columns = sparse(diceOf(change), field).map((one) =>
      one.field === field ? { field, column: { heading: heading ?? one.column.heading, cell } } : one,
    );
    return trial({ suite: "forms", change, columns, count: 16 });
  });

const names = (): Trial[] =>
  Object.entries(NAMES).map(([change, columns]) => {
    const others = sparse(diceOf(change), "price", "km").filter((one) => !isNamed(one));
    return trial({
      suite: "names",
      change,
      columns: [...columns.map((column): Of => ({ field: "names", column })), ...others],
    });
  });

const extras = (): Trial[] =>
  EXTRAS.flatMap((column) => {
    const change = column.heading || "(empty)";
    const dice = diceOf(change);
    return [
      trial({ suite: "extras", change, columns: shuffled(dice, [...FULL, { field: null, column }]) }),
      trial({
        suite: "extras",
        change: `${change}, few columns`,
        columns: shuffled(dice, [...sparse(dice), { field: null, column }]),
      }),
    ];
  });

const writers = (): Trial[] =>
  Object.keys(WRITERS).flatMap((writer) => [
    trial({ suite: "writers", change: writer, columns: FULL, writer }),
    trial({
      suite: "writers",
      change: `${writer}, few columns`,
      columns: sparse(diceOf(writer), "price", "km"),
      writer,
    }),
  ]);

const KINDS = [["car"], ["car"], ["car"], ["motorcycle"], ["truck"], ["caravan", "motorhome"], ["car", "motorcycle"]];

/** Everything at once: other headings, forms, spelling, order, strange columns and a writer, by chance. */
export function mixed(count: number, from = 0): Trial[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + from;
    const dice = diceOf(`mixed ${number}`);
    const kinds = dice.pick(KINDS);
    const chosen = dice.happens(0.5) ? FULL : sparse(dice, "price");
    const columns = chosen.map((one): Of => {
      const { field } = one;
      if (field === null || field === "names") return one;
      const heading = dice.happens(0.6) ? dice.pick(HEADINGS[field]) : one.column.heading;
      const options = FORMS.filter((form) => form.field === field);
      const form = options.length > 0 && dice.happens(0.4) ? dice.pick(options) : null;
      return { field, column: { heading: form?.heading ?? heading, cell: form?.cell ?? one.column.cell } };
    });
    const strange = dice.some(EXTRAS, dice.whole(0, 6)).map((column): Of => ({ field: null, column }));
    const order = dice.happens(0.4) ? shuffled(dice, [...columns, ...strange]) : [...columns, ...strange];
    const spelling = dice.happens(0.5) ? dice.pick(Object.keys(SPELLINGS)) : undefined;
    const writer = dice.happens(0.5) ? dice.pick(Object.keys(WRITERS)) : "plain";
    return trial({
      suite: "mixed",
      change: `${number}: ${writer}${spelling ? `, ${spelling}` : ""}`,
      columns: order,
      count: dice.whole(5, 40),
      writer,
      kinds,
      ...(spelling ? { spelling } : {}),
    });
  });
}

export const SUITES: Readonly<Record<string, () => Trial[]>> = {
  headings: () => [...headings(), ...badges()],
  spellings,
  forms,
  names,
  extras,
  writers,
  mixed: () => mixed(200),
};
