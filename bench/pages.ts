import { fork } from "node:child_process";
import { join } from "node:path";
import { median, printTable } from "./figures.ts";
import { get } from "./load.ts";
import { ask, hostOf, type MeasuredServer, measure, reactAlone, startDemoServer, unseen } from "./measured-server.ts";

const STOCK = 3000;
const ROUNDS = 7;
const WARM_UP = 6000;
const BURST = 4000;
/** Smaller, because rendering costs some hundred times as much as a cached page. */
const RENDERED_BURST = 60;

/** Sends exactly the bytes of our server's answer, with all headers except those that Node adds itself. */
async function bareServer(path: string, ours: MeasuredServer): Promise<MeasuredServer> {
  const { host } = ours;
  const { headers, body } = await get({ port: ours.port, host, path: () => path }, 0);
  const child = fork(join(import.meta.dirname, "bare-server.ts"));
  const { port } = await ask<{ port: number }>(child, { body: body.toString("base64"), headers });
  return { child, port, host };
}

/**
 * Pages per second, cached and rendered: cached ones compared with a bare Node server that sends the same bytes,
 * rendered ones with React's own rendering of the same tree.
 */
export async function benchPages(): Promise<void> {
  const server = await startDemoServer(STOCK);
  console.log(
    "\nPages a second (16 connections) and server CPU a page. The bare server sends the same compressed bytes; React alone\nrenders the same tree in the same process, so pages are compared to it uncompressed as well.",
  );
  try {
    const rows: string[][] = [[...HEADING]];
    for (const [name, path, ours] of [
      ["home", "/", server],
      ["vehicle", server.vehicle, server],
      ...SITES.map(([template, slug]) => [`search, ${template}`, SEARCH, { ...server, host: hostOf(slug) }] as const),
    ] as const) {
      const bare = await bareServer(path, ours);
      const kept = await keptRounds(ours, bare, path);
      bare.child.kill();
      const rendered = await renderedRounds(ours, path);
      const middle = (of: (round: RenderedRound) => number) => median(rendered.map(of));
      const middleKept = (of: (round: KeptRound) => number) => median(kept.map(of));
      const times = (ratio: number) => `${ratio.toFixed(2)}×`;
      rows.push([
        name,
        middleKept(({ plain }) => plain.perSecond).toFixed(0),
        middleKept(({ kept: own }) => own.perSecond).toFixed(0),
        `${(middleKept(({ plain, kept: own }) => plain.cpu / own.cpu) * 100).toFixed(0)}%`,
        middle(({ fresh }) => fresh.perSecond).toFixed(0),
        (middle(({ fresh }) => fresh.cpu) / 1000).toFixed(1),
        (middle(({ react }) => react) / 1000).toFixed(1),
        times(middle(({ uncompressed, react }) => uncompressed.cpu / react)),
        times(middle(({ fresh, react }) => fresh.cpu / react)),
      ]);
    }
    printTable(rows);
  } finally {
    await server.stop();
  }
}

const SEARCH = "/search/new-used-and-demo-cars";
/** One site of each template. */
const SITES = [
  ["group", "halden"],
  ["marque", "alderbank"],
  ["superstore", "kingtide"],
  ["outdoor", "hollis"],
] as const;

const HEADING = [
  "page",
  "bare/s",
  "kept/s",
  "kept : bare (CPU)",
  "rendered/s",
  "rendered, ms of CPU",
  "React alone, ms",
  "rendered : React",
  "with Brotli",
] as const;

type Cost = Awaited<ReturnType<typeof measure>>;
interface KeptRound {
  readonly plain: Cost;
  readonly kept: Cost;
}
interface RenderedRound {
  readonly fresh: Cost;
  readonly uncompressed: Cost;
  readonly react: number;
}

/** Before anything is rendered: what rendering leaves behind would be collected while kept pages are measured. */
async function keptRounds(ours: MeasuredServer, bare: MeasuredServer, path: string): Promise<KeptRound[]> {
  const same = () => path;
  // A first burst, after which all code is compiled.
  for (const server of [bare, ours]) await measure(server, same, WARM_UP);
  const rounds: KeptRound[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ plain: await measure(bare, same, BURST), kept: await measure(ours, same, BURST) });
  return rounds;
}

async function renderedRounds(ours: MeasuredServer, path: string): Promise<RenderedRound[]> {
  await measure(ours, unseen(path), RENDERED_BURST);
  await reactAlone(ours, path, RENDERED_BURST);
  const rounds: RenderedRound[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      fresh: await measure(ours, unseen(path), RENDERED_BURST),
      uncompressed: await measure(ours, unseen(path), RENDERED_BURST, "identity"),
      react: await reactAlone(ours, path, RENDERED_BURST),
    });
  }
  return rounds;
}
