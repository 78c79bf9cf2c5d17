import { setTimeout as pause } from "node:timers/promises";
import { type Answer, type Asking, ask } from "../../setup/ask.ts";
import type { Installation } from "../installation.ts";
import type { Random } from "../random.ts";
import { PROCESSES } from "../schedule.ts";

/** Milliseconds after which a shopper no longer waits for an answer. */
const PATIENCE = 15_000;

/** What every kind of work is given. */
export interface Work {
  readonly at: Installation;
  readonly random: Random;
  readonly isOver: () => boolean;
  /** Counts what was done, for the last line of the log. */
  readonly count: (what: string) => void;
}

/** Asks any process that is up, as a load balancer would choose one; null where none answered in time. */
export async function askAny(
  { at, random }: Work,
  site: string,
  path: string,
  asking: Asking = {},
): Promise<Answer | null> {
  const up = PROCESSES.flatMap((number) => at.processes[number].server() ?? []);
  if (up.length === 0) return null;
  const answer = ask(random.pick(up).port, site, path, asking).catch(() => null);
  return Promise.race([answer, pause(PATIENCE, null, { ref: false })]);
}

/** Asks again and again, as somebody does who means it, until `isMeant` or until the run is over. */
export async function insist(
  work: Work,
  site: string,
  path: string,
  asking: Asking,
  isMeant: (answer: Answer) => boolean,
): Promise<Answer | null> {
  for (let tries = 0; tries < 6 && !(work.isOver() && tries > 0); tries += 1) {
    const answer = await askAny(work, site, path, asking);
    if (answer && isMeant(answer)) return answer;
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new Error(
        `${asking.method ?? "GET"} ${path} of ${site} answered ${answer.status}: ${answer.text.slice(0, 500)}`,
      );
    }
    await pause(300 + work.random.whole(0, 700));
  }
  return null;
}

/** A form as a browser posts it. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Asking {
  const body = new URLSearchParams(fields).toString();
  return {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length), ...headers },
    body,
  };
}
