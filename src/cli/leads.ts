import { type Command, InvalidArgumentError, Option } from "commander";
import {
  DELIVERY_STATES,
  type DeliveryLine,
  type DeliveryState,
  listDeliveries,
} from "../features/leads/sending/deliveries.ts";
import { dropParked, retryParked } from "../features/leads/sending/mutations.ts";
import { triedLast } from "../features/shifts/alarms/data.ts";
import { isoInZone } from "../lib/time/moments.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { withDatabase } from "./running/database.ts";
import { stopWith } from "./running/failure.ts";
import { stopUnlessSite } from "./running/known-slugs.ts";
import { OWN_ZONE } from "./running/own-zone.ts";

/** Deliveries last tried this long ago are news to nobody, and are only sent again if named individually. */
const FRESH_DAYS = 30;
const FRESH_MS = FRESH_DAYS * DAY_MS;

/**
 * `forecourt leads list`, `retry` and `drop`: shows the state of leads and notices, sends parked ones again, and sets
 * aside those that can never be delivered.
 */
export function register(program: Command): void {
  const leads = program
    .command("leads")
    .description("What was sent of leads and payments, to dealers and shoppers: list it, try again.");
  leads
    .command("list")
    .description("The newest deliveries first.")
    .addOption(new Option("--state <state>", "only those in this state").choices(DELIVERY_STATES))
    .option("--site <slug>", "only those of this site")
    .option("--limit <number>", "at most so many", count, 50)
    .option("--json", "for programs: one JSON array")
    .action(list);
  leads
    .command("retry")
    .description("Makes a parked delivery due again: the running server takes it up within seconds.")
    .argument("[delivery]", "the delivery's number, from the list", count)
    .option("--all-parked", `all that dealers lack, and answers to shoppers, of the last ${FRESH_DAYS} days`)
    .action(retry);
  leads
    .command("drop")
    .description("Sets parked deliveries aside that nobody will ever take: no alert and no status names them any more.")
    .argument("<delivery...>", "their numbers, from the list", counts)
    .action(drop);
}

function count(written: string): number {
  if (!/^[1-9]\d{0,14}$/.test(written)) throw new InvalidArgumentError("Write a whole number above 0.");
  return Number(written);
}

const counts = (written: string, before: readonly number[] = []): readonly number[] => [...before, count(written)];

interface ListOptions {
  readonly state?: DeliveryState;
  readonly site?: string;
  readonly limit: number;
  readonly json?: boolean;
}

async function list({ state, site, limit, json }: ListOptions): Promise<void> {
  const lines = await withDatabase((db) => listDeliveries(db, { state, siteSlug: site, limit }));
  if (lines.length === 0 && site !== undefined) await stopUnlessSite(site);
  if (json) console.log(JSON.stringify(lines, null, 2));
  else if (lines.length === 0) console.log("No deliveries.");
  else console.log(lines.map(described).join("\n"));
}

function described(line: DeliveryLine): string {
  const facts = [
    `${line.id}`.padStart(6),
    line.state.padEnd(9),
    isoInZone(line.created_at, OWN_ZONE),
    line.lead_id === null ? "no lead" : `lead ${line.lead_id}`,
    `${line.site_slug}/${line.dealership_slug}`,
    line.category,
    `${line.channel} ${line.audience === "shopper" ? "to the shopper" : line.target || "(no receiver)"}`,
    line.attempts === 1 ? "1 attempt" : `${line.attempts} attempts`,
  ];
  return [facts.join("  "), ...(line.last_error ? [`        ${line.last_error}`] : [])].join("\n");
}

async function retry(delivery: number | undefined, { allParked }: { readonly allParked?: boolean }): Promise<void> {
  if ((delivery === undefined) === !allParked) stopWith("name one delivery, or say --all-parked.", 2);
  const now = Date.now();
  const { made, old } = await withDatabase(async (db) => {
    const parked = delivery === undefined ? await triedLast(db) : [{ id: delivery, at: now }];
    const fresh = parked.filter(({ at }) => at >= now - FRESH_MS);
    const ids = fresh.map(({ id }) => id);
    return { made: await retryParked(db, ids, now), old: parked.length - fresh.length };
  });
  if (made === 0 && delivery) stopWith(`delivery ${delivery} is not parked; see \`forecourt leads list\`.`);
  console.log(made === 1 ? "1 delivery is due again." : `${made} deliveries are due again.`);
  const [stay, were] = old === 1 ? ["stays", "was"] : ["stay", "were"];
  if (old > 0)
    console.log(`${old} that ${were} tried last over ${FRESH_DAYS} days ago ${stay} parked: retry one by its number.`);
}

async function drop(deliveries: readonly number[]): Promise<void> {
  const dropped = await withDatabase((db) => dropParked(db, deliveries));
  if (dropped === 0) stopWith("none of these is parked; see `forecourt leads list --state parked`.");
  console.log(dropped === 1 ? "1 delivery is set aside." : `${dropped} deliveries are set aside.`);
}
