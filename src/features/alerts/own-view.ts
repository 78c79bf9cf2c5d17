import type { Database } from "../../db/open.ts";
import { dayText, momentText } from "../../lib/time/moments.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { carCard } from "../cards/card.ts";
import { carsBySlugs } from "../search/data.ts";
import { type Asking, savedSearch } from "../search/saved-search.ts";
import type { Site } from "../site/site.ts";
import { type Alert, type Owner, ownAlerts, ownPeople, personById } from "./data.ts";
import { changeAlerts } from "./mutations.ts";
import { OFTEN, type Often } from "./rules.ts";

/** A person's alerts as their page lists them. */
export interface OwnAlert {
  readonly uid: string;
  readonly name: string;
  readonly href: string;
  readonly kind: Alert["kind"];
  readonly often: Often;
  readonly paused: boolean;
  /** "277 now. Last email today, 8 am."; for a car, its price first. */
  readonly facts: string;
  /** The watched car's picture; null for a search, or if there is none. */
  readonly picture: string | null;
}

export interface OwnAlerts {
  readonly alerts: readonly OwnAlert[];
  readonly emails: readonly string[];
}

export async function ownAlertsView(
  { db, ...asking }: { readonly db: Database } & Asking,
  site: Site,
  owner: Owner,
  now: number,
): Promise<OwnAlerts> {
  const alerts = await ownAlerts(db, site, owner);
  const people = await Promise.all((await ownPeople(db, site, owner)).map((id) => personById(db, id)));
  const lines = await Promise.all(
    alerts.map(async (alert) => ({
      uid: alert.uid,
      name: alert.name,
      href: alert.address,
      kind: alert.kind,
      often: alert.often,
      paused: alert.state === "paused",
      ...(await standingOf(asking, site, alert, now)),
    })),
  );
  return { alerts: lines, emails: [...new Set(people.flatMap((person) => person?.email ?? []))] };
}

async function standingOf(
  asking: Asking,
  site: Site,
  alert: Alert,
  now: number,
): Promise<Pick<OwnAlert, "facts" | "picture">> {
  const { timezone } = site.config;
  const sentences: string[] = [];
  let picture: string | null = null;
  if (alert.kind === "car") {
    const found = await carsBySlugs(asking.search, site, [alert.car_slug ?? ""]);
    const [car] = found.ok ? found.value : [];
    const card = car && carCard(car, site, now);
    picture = card?.photos[0] ?? null;
    if (card) sentences.push(`${[card.price.text, card.price.note].filter(Boolean).join(" ")}.`);
    if (found.ok && !car) sentences.push("No longer listed.");
  } else {
    const saved = await savedSearch(asking, site, alert.address, now);
    const found = saved.ok ? await saved.value.find({}) : saved;
    // A count that is currently unavailable is left out.
    if (found.ok) sentences.push(found.value.total === 0 ? "None now." : `${formatFigure(found.value.total)} now.`);
  }
  if (alert.problem) sentences.push(alert.problem);
  else if (alert.state === "paused") sentences.push(`Paused on ${dayText(alert.changed_at, timezone)}.`);
  else if (alert.mailed_at !== null) sentences.push(`Last email ${momentText(alert.mailed_at, timezone)}.`);
  else sentences.push(`Began ${dayText(alert.started_at ?? alert.created_at, timezone)}.`);
  return { facts: sentences.join(" "), picture };
}

/** The outcome of a form posted on that page. `undo` is the UID of the alert that can be resumed. */
export interface OwnChange {
  readonly said: string;
  readonly undo: string | null;
}

/** Changes the owner's alerts as a form requests: `alert` with `often` or `end`, `undo`, or `pause-all`. */
export async function changeOwnAlerts(
  db: Database,
  site: Site,
  owner: Owner,
  form: FormData,
  now: number,
): Promise<OwnChange | null> {
  const uid = String(form.get("alert") ?? "");
  const people = await ownPeople(db, site, owner);
  const all =
    people.length === 0 ? [] : await db.selectFrom("alerts").selectAll().where("person_id", "in", people).execute();
  if (form.get("intent") === "pause-all") {
    await changeAlerts(
      db,
      all.map(({ id }) => id),
      { to: "paused" },
      now,
    );
    return { said: "All your alerts are paused.", undo: null };
  }
  const alert = all.find((one) => one.uid === uid);
  if (!alert) return null;
  const change = (to: Parameters<typeof changeAlerts>[2]) => changeAlerts(db, [alert.id], to, now);
  if (form.get("intent") === "end") {
    await change({ to: "ended" });
    return { said: `Ended: ${alert.name}.`, undo: alert.uid };
  }
  if (form.get("intent") === "undo") {
    const outcome =
      (await change({ to: "undone" })) > 0 ? "Taken up again" : "This alert goes on already, or has ended";
    return { said: `${outcome}: ${alert.name}.`, undo: null };
  }
  const often = OFTEN.find((one) => one === form.get("often"));
  const changed = await change(often ? { to: "active", often, zone: site.config.timezone } : { to: "paused" });
  // It may have ended in another tab, or by a link in a mail, since this page was made.
  if (changed === 0 && alert.state === "ended")
    return { said: `This alert has ended: ${alert.name}.`, undo: alert.uid };
  return { said: `${often ? "Changed" : "Paused"}: ${alert.name}.`, undo: null };
}
