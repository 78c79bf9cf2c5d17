import { expect, onTestFinished, test } from "vitest";
import { searchSimulator } from "./simulator.ts";

test("what a server refuses as it comes out of its box, the simulator refuses", async () => {
  const simulator = await searchSimulator();
  onTestFinished(() => simulator.close());
  const ask = async (path: string, body: string) => {
    const answer = await fetch(`${simulator.url}${path}`, { method: "POST", body });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  expect(await ask("/indexes/stock/search", '{"q":"\\ud800 kia"}')).toEqual([400, "malformed_payload"]);
  expect(await ask("/indexes/stock/documents", '[{"id":1,"\\udc00":1}]')).toEqual([400, "malformed_payload"]);
  expect(await ask("/indexes/stock/search", '{"q":"\\ud83d\\ude97"}'), "a whole pair").toEqual([
    404,
    "index_not_found",
  ]);
  for (const filter of ["make CONTAINS a", "NOT (price > 1 OR make NOT CONTAINS a)", [["id = 1", "make CONTAINS a"]]]) {
    const refused = [400, "feature_not_enabled"];
    expect(await ask("/indexes/stock/search", JSON.stringify({ filter }))).toEqual(refused);
    const queries = [{ indexUid: "stock" }, { indexUid: "stock", filter }];
    expect(await ask("/multi-search", JSON.stringify({ queries }))).toEqual(refused);
  }
  const quoted = JSON.stringify({ filter: 'make = "CONTAINS a"' });
  expect(await ask("/indexes/stock/search", quoted)).toEqual([404, "index_not_found"]);
});
