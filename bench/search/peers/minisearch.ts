import MiniSearch from "minisearch";
import type { BenchCar } from "../questions/stock.ts";
import type { PeerKind } from "./peer.ts";
import { answerByLoops } from "./plain-loops.ts";

/**
 * The text index of MiniSearch and ItemsJS: our words unchanged, all of them required, the last one as a prefix.
 */
export function miniSearchOf(cars: readonly BenchCar[]) {
  const index = new MiniSearch<BenchCar>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND", prefix: (_term, place, terms) => place === terms.length - 1 },
  });
  index.addAll(cars);
  return {
    find: (words: readonly string[]): number[] => index.search(words.join(" ")).map(({ id }) => id),
    replace: (before: BenchCar | undefined, car: BenchCar): void => {
      if (before) index.remove(before);
      index.add(car);
    },
  };
}

/** MiniSearch finds the text; it has no filters, counts and order, so these are plain loops over its results. */
export const miniSearch: PeerKind = {
  name: "MiniSearch and loops",
  kind: "library",
  ordersTies: true,
  build: async (cars) => {
    const index = miniSearchOf(cars);
    const stock = [...cars];
    const placeOf = new Map(stock.map(({ id }, place) => [id, place]));
    const all = () => true;
    return {
      search: (query) => {
        if (query.words.length === 0) return answerByLoops(stock, query, all);
        const found = index.find(query.words).flatMap((id) => stock[placeOf.get(id) ?? -1] ?? []);
        return answerByLoops(found, query, all);
      },
      put: (car) => {
        const place = placeOf.get(car.id) ?? stock.length;
        index.replace(stock[place], car);
        stock[place] = car;
        placeOf.set(car.id, place);
      },
    };
  },
};
