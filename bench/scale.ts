import { median, printTable } from "./figures.ts";
import { measure, reactAlone, startDemoServer, unseen } from "./measured-server.ts";

const SIZES = [3_000, 100_000];
const ROUNDS = 5;
const BURST = 60;
const PAGES = [
  ["the search page", "/search/used-cars"],
  ["with words and a make", "/search/used-cars?q=auto&make=Toyota"],
  ["all stock by price", "/search?sort=price-asc"],
] as const;

/** A rendered search page of a small stock and of a large one: what grows is the search alone, and it should hardly show. */
export async function benchScale(): Promise<void> {
  const figures: { readonly size: number; readonly costs: readonly { cpu: number; react: number }[] }[] = [];
  for (const size of SIZES) {
    const server = await startDemoServer(size);
    const costs = [];
    for (const [, path] of PAGES) {
      await measure(server, unseen(path), BURST);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push({
          cpu: (await measure(server, unseen(path), BURST)).cpu,
          react: await reactAlone(server, path, BURST),
        });
      }
      costs.push({ cpu: median(rounds.map(({ cpu }) => cpu)), react: median(rounds.map(({ react }) => react)) });
    }
    figures.push({ size, costs });
    await server.stop();
  }
  const [small, large] = figures;
  console.log("\nServer CPU of a rendered search page in milliseconds, and of React alone within it.");
  printTable([
    ["", ...figures.map(({ size }) => `${size.toLocaleString("en-AU")} vehicles`), "large : small"],
    ...PAGES.map(([name], page) => [
      name,
      ...figures.map(({ costs }) => {
        const { cpu = 0, react = 0 } = costs[page] ?? {};
        return `${(cpu / 1000).toFixed(1)} (${(react / 1000).toFixed(1)})`;
      }),
      `${((large?.costs[page]?.cpu ?? 0) / (small?.costs[page]?.cpu ?? 1)).toFixed(2)}×`,
    ]),
  ]);
}
