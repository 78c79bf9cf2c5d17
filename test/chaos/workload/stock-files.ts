import { setTimeout as pause } from "node:timers/promises";
import { FEED_TOKEN } from "../installation.ts";
import { askAny, type Work } from "./asking.ts";

/** Cars that are in every file; the first ones are edited at the desk, the others are reserved one after the other. */
export const BASE_CARS = 64;
export const EDITED_CARS = 4;
const PHOTO = "/art/suv-a/132d5c/f34.webp";

type Prices = Readonly<Record<string, number>>;

/** What the dealer's system has sent. */
export interface SentFiles {
  /** Prices by stock number of the last file that was accepted, and of those after it of which nobody knows. */
  possible: Prices[];
  /** Cars that came during the run, each with when its file was accepted (by the servers' clocks). */
  readonly arrived: { readonly model: string; readonly at: number }[];
}

/** The slug of a car of the base; its name is the only one of its model. */
export const baseSlug = (car: number): string => `2024-toyota-base${car}-base-${car}`;

const fileOf = (prices: Prices): string =>
  [
    "Stock No,Year,Make,Model,Price,Photos",
    ...Object.entries(prices).map(([car, price]) => {
      const model = car.startsWith("NEW") ? `Zeekr,Chaos${car.slice(4)}` : `Toyota,Base${car.slice(5)}`;
      return `${car},2024,${model},${price},${PHOTO}`;
    }),
  ].join("\n");

/** Sends a file; true where it was accepted. */
async function push(work: Work, prices: Prices): Promise<boolean> {
  const body = fileOf(prices);
  const headers = {
    "Content-Type": "text/csv",
    "Content-Length": String(Buffer.byteLength(body)),
    Authorization: `Bearer ${FEED_TOKEN}`,
  };
  const asked = { method: "PUT", headers, body };
  const answer = await askAny(work, "kingtide", "/api/feeds/kingtide-southport/dms", asked);
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new Error(`a stock file was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer !== null && answer.status < 300;
}

export async function sendFirstFile(work: Work): Promise<SentFiles> {
  const prices = Object.fromEntries(Array.from({ length: BASE_CARS }, (_, at) => [`BASE-${at}`, 30_000 + at * 100]));
  if (!(await push(work, prices))) throw new Error("The first stock file was not accepted.");
  return { possible: [prices], arrived: [] };
}

/** The dealer's system: sends the whole stock again and again, with other prices and now and then a new car. */
export async function sendFiles(work: Work, sent: SentFiles): Promise<void> {
  for (let file = 1; !work.isOver(); file += 1) {
    await pause(work.random.whole(3_000, 7_000));
    if (work.isOver()) return;
    const before = sent.possible.at(-1) ?? {};
    const next: Record<string, number> = { ...before };
    for (let at = 0; at < 5; at += 1)
      next[`BASE-${work.random.whole(0, BASE_CARS - 1)}`] = 30_000 + work.random.whole(0, 60) * 100;
    const model = file % 3 === 0 && sent.arrived.length < 9 ? `Chaos${file}` : null;
    if (model) next[`NEW-${file}`] = 41_000 + file * 10;
    sent.possible.push(next);
    const isAccepted = await push(work, next);
    if (isAccepted) {
      sent.possible = [next];
      work.count("stock files accepted");
    }
    // A car of a file of which nobody knows comes with the next one, for its row is in all that follow.
    if (model) sent.arrived.push({ model, at: work.at.now() });
  }
}
