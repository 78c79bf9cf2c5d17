import { join } from "node:path";
import { talkTo } from "../../python-process.ts";
import { type BenchCar, FACETS, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import type { Answer, PeerKind } from "./peer.ts";
import { residentOf } from "./resident.ts";

const BATCH = 5000;

/**
 * Tantivy, where a Python on this machine has it: in a process of its own, which is asked by lines of JSON. Words
 * unchanged, the last as a regular expression of its beginning; facets as fast fields without cutting, counted by one
 * aggregation, a refined one by another without its choice; one segment's writer, one thread.
 */
export const tantivy: PeerKind = {
  name: "Tantivy",
  kind: "database",
  ordersTies: false,
  build: async (cars) => {
    const talk = await talkTo(join(import.meta.dirname, "../../ask-tantivy.py"));
    if (!talk) return null;
    talk.tell({ facets: FACETS, numbers: [...NUMBERS, "rank"] });
    const put = (some: readonly BenchCar[], isKnown: boolean, isLast: boolean) =>
      talk.ask({ cars: some, isKnown, isLast });
    for (let from = 0; from < cars.length; from += BATCH) {
      await put(cars.slice(from, from + BATCH), false, from + BATCH >= cars.length);
    }
    return {
      search: async (query) => (await talk.ask(asked(query))) as Answer,
      put: async (car) => {
        await put([car], true, true);
      },
      heldOutside: () => residentOf(talk.child),
      close: async () => {
        talk.child.kill();
      },
    };
  },
};

const asked = ({ words, facets, ranges, sort, page }: Query) => ({
  words,
  facets,
  ranges,
  sort: SORTS[sort],
  offset: page * PAGE,
  limit: PAGE,
});
