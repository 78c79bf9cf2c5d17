import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask } from "../../test/setup/ask.ts";
import { hostOf } from "../measured-server.ts";
import { type Step, THINK_S, VISITS } from "./visits.ts";

const SEARCH = "/search/new-used-and-demo-cars";
const REFINED = [
  "?body=SUV",
  "?body=Ute",
  "?price=-30000",
  "?fuel_type=Hybrid",
  "?transmission=Automatic&price=-40000",
];

export interface Shopping {
  /** Each visit goes to one of these, as a load balancer would spread them. */
  readonly ports: readonly number[];
  /** Slugs of the sites. */
  readonly sites: readonly string[];
  readonly visitsASecond: number;
  readonly seconds: number;
  /** By what think times are divided, so that a visit ends within the measurement. */
  readonly hurry: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface Shopped {
  visits: number;
  pages: number;
  leads: number;
  failures: number;
}

/** Shoppers come at their times, whether or not those before them have been served; resolves when the last has gone. */
export async function shop(given: Shopping): Promise<Shopped> {
  const done: Shopped = { visits: 0, pages: 0, leads: 0, failures: 0 };
  const visits: Promise<void>[] = [];
  const begun = performance.now();
  const all = Math.round(given.visitsASecond * given.seconds);
  for (let visit = 0; visit < all; visit += 1) {
    await pause(Math.max(0, (visit / given.visitsASecond) * 1_000 - (performance.now() - begun)));
    visits.push(walk(given, done, visit));
  }
  await Promise.all(visits);
  return done;
}

async function walk({ ports, sites, hurry, random }: Shopping, done: Shopped, visit: number): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const [port, site] = [ports[visit % ports.length] ?? 0, pick(sites)];
  done.visits += 1;
  let refined = "";
  let cars: string[] = [];
  const get = async (path: string): Promise<Answer | null> => {
    const answer = await ask(port, site, path, {
      headers: { host: hostOf(site), "accept-encoding": "identity" },
    }).catch(() => null);
    done.pages += 1;
    if (answer?.status !== 200) done.failures += 1;
    return answer;
  };
  const list = async (path: string) => {
    const answer = await get(path);
    const found = [...(answer?.text ?? "").matchAll(/href="(\/cars\/[^"/?]+)"/g)].map(([, href = ""]) => href);
    if (found.length > 0) cars = [...new Set(found)];
  };
  const take: Record<Step, () => Promise<unknown>> = {
    home: () => get("/"),
    search: () => list(SEARCH),
    "refined search": () => {
      refined = pick(REFINED);
      return list(`${SEARCH}${refined}`);
    },
    "next page": () => list(`${SEARCH}${refined ? `${refined}&` : "?"}page=2`),
    vehicle: async () => {
      // Somebody who comes from a search engine asks for a car at once: one of those that the site lists.
      if (cars.length === 0) await list(SEARCH);
      if (cars.length > 0) await get(pick(cars));
    },
    places: () => get("/locations"),
    lead: async () => {
      done.leads += (await writeLead(port, site, visit)) ? 1 : 0;
    },
  };
  for (const step of visitBy(random())) {
    await take[step]();
    const [least, most] = THINK_S[step];
    await pause(((least + random() * (most - least)) * 1_000) / hurry);
  }
}

function visitBy(drawn: number): readonly Step[] {
  let left = drawn * 100;
  for (const { share, steps } of VISITS) {
    left -= share;
    if (left < 0) return steps;
  }
  return [];
}

async function writeLead(port: number, site: string, visit: number): Promise<boolean> {
  const userData = {
    name: "Imogen",
    last_name: "Whitlock",
    email: `shopper-${visit}@shopper.example`,
    phone: "0491 570 156",
    postcode: "4215",
    message: "Is it still there?",
  };
  const body = JSON.stringify({ userData, isLastStep: true });
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  return (await ask(port, site, "/api/leads", { method: "POST", headers, body }).catch(() => null))?.status === 200;
}
