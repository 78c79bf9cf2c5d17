import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { History } from "../history.ts";
import { insist, type Work } from "./asking.ts";

/** Where leads go: a site, the place that the shopper chooses, and the dealership that must get it. */
const PLACES = [
  { site: "halden", location: "alexandria-sales", dealership: "halden-alexandria" },
  { site: "halden", location: "parramatta-sales", dealership: "halden-parramatta" },
  { site: "halden", location: "brookvale-sales", dealership: "halden-brookvale" },
  { site: "kingtide", location: "southport-sales", dealership: "kingtide-southport" },
] as const;

/** The mark of a lead in any text that came of it. */
export const markIn = (text: string): string | null => /Chaos lead \d+/.exec(text)?.[0] ?? null;

/** Shoppers who send enquiries, and send them again where nobody said that they arrived. */
export async function sendLeads(work: Work, acknowledged: History["acknowledgedLeads"][number][], first: number) {
  for (let number = first; !work.isOver(); number += 1) {
    const { site, location, dealership } = work.random.pick(PLACES);
    const mark = `Chaos lead ${number}`;
    const userData = {
      name: "Imogen",
      last_name: "Whitlock",
      email: `lead-${number}@shopper.example`,
      phone: "0491 570 156",
      location,
      message: mark,
      submission_id: randomUUID(),
      postcode: "2000",
    };
    const body = JSON.stringify({ userData, isLastStep: true });
    const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
    const answer = await insist(
      work,
      site,
      "/api/leads",
      { method: "POST", headers, body },
      ({ status }) => status === 200,
    );
    if (answer) {
      acknowledged.push({ mark, id: (JSON.parse(answer.text) as { lead_id: number }).lead_id, dealership });
      work.count("leads acknowledged");
    } else work.count("leads given up by their sender");
    await pause(work.random.whole(100, 600));
  }
}
