import { type Apart, ForAll } from "../../db/each-apart.ts";
import type { Database } from "../../db/open.ts";
import { DAY_MS, HOUR_MS } from "../../lib/time/spans.ts";
import { traced } from "../../lib/tracing.ts";
import type { SearchFailure } from "../../services/search/port.ts";
import { carsBySlugs } from "../search/data.ts";
import { cardOf } from "../search/index/documents/document.ts";
import { type Asking, savedSearch } from "../search/saved-search.ts";
import type { Sites } from "../site/data.ts";
import type { Site } from "../site/site.ts";
import type { CardCar } from "../stock/card-car.ts";
import { isAvailable } from "../stock/rules.ts";
import { isSuppressed } from "../suppressions/data.ts";
import { type Alert, hasMailBounced, personById } from "./data.ts";
import { ownPath, stopPath } from "./links.ts";
import { dueAlerts, type Match, matchesOf } from "./mailing/due.ts";
import { alertLetter, type MailedCar } from "./mailing/letters.ts";
import { pauseFor, putOff, recordMail } from "./mailing/mutations.ts";
import type { Writer } from "./matching/mutations.ts";
import { isCheaper, notedPrice, waitsUntil } from "./rules.ts";
import { senderOf } from "./sender.ts";

/** Alerts per query. */
const BATCH = 50;

export interface MailingNeeds extends Asking {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  /** Milliseconds that a match waits so that the search of every process has the car. */
  readonly settledMs: number;
}

/**
 * Writes the mails that are due into the outbox and returns their number. Rejects if the search engine does not answer.
 * An alert that fails by itself is postponed, so that those of other dealers go out.
 */
export async function writeDueMails(
  needs: MailingNeeds,
  writer: Writer,
  { stopped, apart }: { readonly stopped: () => boolean; readonly apart: Apart },
): Promise<number> {
  let written = 0;
  while (!stopped()) {
    const due = await dueAlerts(needs.db, writer.now, needs.settledMs, BATCH);
    for (const alert of due) {
      const facts = { "forecourt.site": alert.site_slug };
      const mail = () => traced("alert mail", facts, () => writeMail(needs, writer, alert));
      const done = await apart.one(async () => ({ mails: await mail() }));
      if (!done && !(await putOff(needs.db, writer, alert, writer.now + HOUR_MS))) return written;
      if (done?.mails === null) return written;
      written += done?.mails ?? 0;
    }
    if (due.length < BATCH) return written;
  }
  return written;
}

/** 1 for a mail, 0 for none, null if this process is no longer the elected one. */
async function writeMail({ db, sites, ...asking }: MailingNeeds, writer: Writer, alert: Alert): Promise<0 | 1 | null> {
  const site = sites.bySlug(alert.site_slug);
  const person = await personById(db, alert.person_id);
  if (!site || !person) return (await putOff(db, writer, alert, writer.now + DAY_MS)) ? 0 : null;
  const later = waitsUntil(site.config.timezone, alert.next_at ?? writer.now, writer.now);
  if (later !== null) return (await putOff(db, writer, alert, later)) ? 0 : null;
  const { dealershipSlug } = senderOf(site);
  const problem = await problemOf(db, site, { alert, email: person.email, dealershipSlug });
  if (problem) return (await pauseFor(db, writer, alert, problem)) ? 0 : null;
  const matches = await matchesOf(db, alert.id);
  const still = await stillTrue(asking, site, alert, matches, writer.now);
  if (!still) return (await putOff(db, writer, alert, writer.now + HOUR_MS)) ? 0 : null;
  const { told, total, isGone = false } = still;
  const paths = { stop: await stopPath(db, alert.uid), own: await ownPath(db, person.uid) };
  const parts = { alert, told, total, isGone, paths, more: told.length > 0 ? alert.more : 0, email: person.email };
  const letter = told.length > 0 || isGone ? alertLetter(parts, site, writer.now) : null;
  const done = await recordMail(db, writer, { alert, matches, letter, email: person.email, dealershipSlug });
  if (!done) return null;
  return letter ? 1 : 0;
}

/** Why an alert is paused instead of mailed, in words for its owner; null if there is no reason. */
async function problemOf(
  db: Database,
  site: Site,
  { alert, email, dealershipSlug }: { readonly alert: Alert; readonly email: string; readonly dealershipSlug: string },
): Promise<string | null> {
  if (await hasMailBounced(db, site, email, alert.changed_at)) return "The last email to this address came back.";
  const agreedAt = alert.started_at ?? alert.created_at;
  return (await isSuppressed(db, { siteSlug: site.slug, dealershipSlug }, { email }, agreedAt))
    ? "This address asked for no marketing emails. To hear of these again, ask for the alert anew."
    : null;
}

interface StillTrue {
  /** Whether the watched car has left the stock or its dealer hides it, so that there is nothing to show. */
  readonly isGone?: boolean;
  readonly told: readonly MailedCar[];
  readonly total: number | null;
}

/**
 * The finds that are still true, queried as the search's own page does; null if the site's search has an invalid
 * condition.
 */
async function stillTrue(
  asking: Asking,
  site: Site,
  alert: Alert,
  matches: readonly Match[],
  now: number,
): Promise<StillTrue | null> {
  const slugs = [...new Set(matches.map(({ car_slug }) => car_slug))];
  if (alert.kind === "car") {
    const found = await carsBySlugs(asking.search, site, slugs);
    if (!found.ok) return unlessAway(found.error);
    const isGone = found.value.length === 0 && matches.some(({ kind }) => kind === "sold");
    return { told: mailedCars(matches, found.value, site).slice(0, 1), total: null, isGone };
  }
  const saved = await savedSearch(asking, site, alert.address, now);
  if (!saved.ok) return saved.error === "not-found" ? { told: [], total: 0 } : unlessAway(saved.error);
  const [found, all] = await Promise.all([saved.value.find({ slugs, limit: slugs.length }), saved.value.find({})]);
  if (!found.ok) return unlessAway(found.error);
  if (!all.ok) return unlessAway(all.error);
  return { told: mailedCars(matches, found.value.hits.map(cardOf), site), total: all.value.total };
}

/** An unreachable engine affects every alert, but an invalid condition only one site. */
function unlessAway({ kind }: SearchFailure): null {
  if (kind === "invalid") return null;
  throw new ForAll("The searches of alerts cannot be asked: the search engine does not answer.");
}

/** Each car appears once in a mail. New cars come first, in the order in which the site shows them. */
function mailedCars(matches: readonly Match[], cars: readonly CardCar[], site: Site): MailedCar[] {
  const bySlug = Map.groupBy(matches, ({ car_slug }) => car_slug);
  const mailed = cars.flatMap((car) => {
    const match = bySlug.get(car.slug)?.find((one) => isStillSo(one, car, site));
    return match ? [{ car, match }] : [];
  });
  const isNew = ({ match }: MailedCar) => match.kind === "new";
  return [...mailed.filter(isNew), ...mailed.filter((one) => !isNew(one))];
}

function isStillSo({ kind, amount_before, includes_before }: Match, car: CardCar, site: Site): boolean {
  if (kind === "sold") return !isAvailable(car);
  if (!isAvailable(car)) return false;
  const now = notedPrice(car, site.configFor(car.dealership_slug));
  return kind !== "drop" || isCheaper(now, { amount: amount_before, includes: includes_before });
}
