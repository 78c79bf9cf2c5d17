import { expect, test } from "vitest";
import { FACET_ATTRIBUTES } from "../../vocabulary/attributes.ts";
import { withFewChoices } from "./few-choices.ts";

const few = (query: string) => withFewChoices(new URL(`https://halden.example/search/used-cars?${query}`)).searchParams;
/** Forty values of every facet. */
const many = (value: (at: number) => string) =>
  FACET_ATTRIBUTES.flatMap((facet) => Array.from({ length: 40 }, (_, at) => `${facet}=${value(at)}`)).join("&");

test("of the values of all facets together 50 are taken, of long ones as many as fit into every link of a page", () => {
  expect([...few(many((at) => `v${at}`))]).toHaveLength(50);
  const long = [...few(many((at) => `v${at}`.padEnd(99, "x")))].map(([, value]) => value);
  expect(long.length).toBeGreaterThan(1);
  expect(long.join("").length).toBeLessThanOrEqual(600);
});

test("what somebody chose stays as it is, and what else is asked, wherever it stands", () => {
  const chosen = "q=ute&make=Kia&make=Land+Rover&price=1-9&colour=Pearl+%26+50%25&sort=newest&page=2";
  expect(few(chosen).toString()).toBe(chosen);
  expect(few(`${many((at) => `v${at}`)}&sort=newest`).get("sort")).toBe("newest");
});

test("a value that is given again takes no room", () => {
  expect(few(`${"make=Kia&".repeat(99)}colour=Red`).toString()).toBe("make=Kia&colour=Red");
});
