import { setTimeout as pause } from "node:timers/promises";
import type { ReadMail } from "../../../src/lib/files/mime.ts";
import { formOf, insist, type Work } from "./asking.ts";

const SEARCH = "/search/new-used-and-demo-cars?make=Zeekr";
const MOST_ALERTS = 5;

/** An alert that has begun: whose it is, and since when (by the servers' clocks). */
export interface BegunAlert {
  readonly email: string;
  readonly since: number;
}

export const textOf = ({ parts }: ReadMail): string => parts.map(({ text }) => text).join("\n");

/** People who ask to be told of new cars and press the link in the mail. */
export async function askForAlerts(work: Work, begun: BegunAlert[]): Promise<void> {
  for (let number = 1; number <= MOST_ALERTS && !work.isOver(); number += 1) {
    const email = `alert-${number}@shopper.example`;
    const asked = await insist(
      ...([
        work,
        "kingtide",
        `/alerts/new?search=${encodeURIComponent(SEARCH)}`,
        formOf({ email, often: "once" }),
      ] as const),
      ({ status }) => status === 200,
    );
    const path = asked && (await linkTo(work, email));
    const pressed = path && (await insist(work, "kingtide", path, formOf({}), ({ status }) => status === 200));
    if (pressed) {
      begun.push({ email, since: work.at.now() });
      work.count("alerts begun");
    }
    await pause(work.random.whole(2_000, 8_000));
  }
}

/** The path of the link that begins the alert, once its mail has arrived. */
async function linkTo(work: Work, email: string): Promise<string | null> {
  while (!work.isOver()) {
    const mails = (await work.at.vendors.mails()).filter(({ headers }) => headers.to === email);
    const link = mails.map((mail) => /\/alerts\/confirm\/[\w.~-]+/.exec(textOf(mail))?.[0]).find(Boolean);
    if (link) return link;
    await pause(1_000);
  }
  return null;
}
