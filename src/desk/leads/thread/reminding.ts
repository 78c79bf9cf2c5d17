import type { Person } from "../../../features/people/inbox.ts";
import { endReminder, putOffReminder, remind } from "../../../features/people/reminders/mutations.ts";
import type { Site } from "../../../features/site/site.ts";
import { momentOfField } from "../../../lib/time/local-field.ts";
import { HOUR_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import type { Entered } from "../../enter.ts";
import { refused, succeeded } from "../reply/outcome.ts";

/**
 * When a postponed reminder is due again (epoch ms): in an hour, otherwise at nine in the morning of the chosen day.
 */
function putOffUntil(choice: string, now: number, zone: string): number {
  if (choice === "in an hour") return now + HOUR_MS;
  return instantOf(addDays(wallClock(now, zone).day, choice === "next week" ? 7 : 1), "09:00", zone);
}

/** Nine o'clock tomorrow, as the value of a `datetime-local` field. */
export const tomorrowMorning = (now: number, zone: string): string => `${addDays(wallClock(now, zone).day, 1)}T09:00`;

interface ThreadForm {
  readonly person: Person;
  readonly site: Site;
  readonly form: FormData;
}

/** Saves, completes or postpones a reminder, as the form says. */
export async function reminderFrom(
  { app, now, session }: Entered,
  intent: "remind" | "end reminder" | "put reminder off",
  { person, site, form }: ThreadForm,
) {
  const zone = site.configFor(person.dealership_slug).timezone;
  const common = { person, by: session.staff, now };
  if (intent === "remind") {
    const moment = momentOfField(String(form.get("at") ?? ""), zone);
    if (moment === null) return refused("Choose the day and the time.");
    const added = await remind(app.db, { ...common, at: moment.at, text: String(form.get("about") ?? "") });
    return added.ok ? succeeded("You will be reminded.") : refused(added.error);
  }
  const id = Number(form.get("reminder")) || 0;
  const isDone =
    intent === "end reminder"
      ? await endReminder(app.db, { ...common, id })
      : await putOffReminder(app.db, { ...common, id, at: putOffUntil(String(form.get("until")), now, zone) });
  if (!isDone) return refused("That reminder is done already.");
  return succeeded(intent === "end reminder" ? "Done." : "It comes again later.");
}
