import { median, printTable } from "./figures.ts";
import { type MeasuredServer, measure, reactAlone, startDemoServer, unseen } from "./measured-server.ts";

const SIZES = [3_000, 100_000];
const ROUNDS = 3;
const BURST = 60;
const PAGES = [
  ["the search page", "/search/used-cars"],
  ["with words and a make", "/search/used-cars?q=auto&make=Toyota"],
  ["all stock by price", "/search/new-used-and-demo-cars?sortBy=price-asc"],
] as const;

/**
 * Compares a rendered search page for a small stock and for a large one. Only the search's share grows, and it should
 * be small.
 */
export async function benchScale(): Promise<void> {
  const figures: { readonly size: number; readonly costs: readonly Cost[] }[] = [];
  for (const size of SIZES) {
    const server = await startDemoServer(size);
    try {
      const costs: Cost[] = [];
      for (const [, path] of PAGES) costs.push(await costOf(server, path));
      figures.push({ size, costs });
    } finally {
      await server.stop();
    }
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

/** CPU microseconds as medians of alternating rounds. */
async function costOf(server: MeasuredServer, path: string): Promise<Cost> {
  await measure(server, unseen(path), BURST);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      cpu: (await measure(server, unseen(path), BURST)).cpu,
      react: await reactAlone(server, path, BURST),
    });
  }
  return { cpu: median(rounds.map(({ cpu }) => cpu)), react: median(rounds.map(({ react }) => react)) };
}

interface Cost {
  readonly cpu: number;
  readonly react: number;
}
