import * as v from "valibot";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { momentText } from "../../lib/time/moments.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { counted } from "../../lib/words/format.ts";
import type { RequestScope } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";
import { emailField } from "../forms/contact.ts";
import { carsBySlugs } from "../search/data.ts";
import { savedSearch } from "../search/saved-search.ts";
import { memberOf } from "../sign-in/signed-in.ts";
import { linkPath } from "../site/rules.ts";
import { shortTitle } from "../stock/names.ts";
import { isAvailable } from "../stock/rules.ts";
import { memberPerson, type Person } from "./data.ts";
import { amountOf } from "./mailing/letters.ts";
import { askForAlert } from "./mutations.ts";
import { ASKING_RATE, consentWords, MANY_CARS, OFTEN, type Often } from "./rules.ts";
import { senderOf } from "./sender.ts";

/** The data of the form "Tell me when it comes". */
export interface AlertFormView {
  readonly kind: "search" | "car";
  /** The address of the watched search or car, and its name. */
  readonly href: string;
  readonly name: string;
  /** "None in stock today." */
  readonly today: string;
  /** For a search that finds very many cars, how many arrived within a week; null otherwise. */
  readonly cameInWeek: number | null;
  /** The member's own address, which needs no confirmation link; null for shoppers who type one. */
  readonly ownEmail: string | null;
  readonly words: string;
  readonly privacyHref: string;
  readonly sender: string;
}

interface Subject {
  readonly view: Omit<AlertFormView, "ownEmail" | "words" | "privacyHref" | "sender">;
  readonly carSlug: string | null;
  readonly ownName: () => Promise<string>;
}

/** The search or car in the page's address (`?search=/search/…` or `?car=<slug>`). */
async function subjectOf(
  { app, site, now }: RequestScope,
  params: URLSearchParams,
): Promise<Result<Subject, "not-found" | SearchFailure>> {
  const slug = params.get("car");
  if (slug) {
    const cars = await carsBySlugs(app.search, site, [slug.slice(0, 200)]);
    if (!cars.ok) return cars;
    const [car] = cars.value;
    if (!car) return err("not-found");
    const price = amountOf(car, site) === null ? "it has a price" : "its price drops";
    const today = isAvailable(car)
      ? `We tell you when ${price}, and when it is sold.`
      : "Sold. We tell you if it comes back.";
    const name = [shortTitle(car), car.badge].filter(Boolean).join(" ");
    const view = { kind: "car", href: car.path, name, today, cameInWeek: null } as const;
    return ok({ carSlug: car.slug, ownName: async () => name, view });
  }
  const saved = await savedSearch(app, site, params.get("search") ?? "", now);
  if (!saved.ok) return saved;
  const { href, name, ownName, find } = saved.value;
  const all = await find({});
  if (!all.ok) return all;
  const { total } = all.value;
  const noun = site.config.vehicleNoun.toLowerCase();
  const today = total === 0 ? "None in stock today." : `${counted(total, noun)} in stock today.`;
  const week =
    total > MANY_CARS
      ? await find({ filter: `created_at_timestamp >= ${Math.floor((now - 7 * DAY_MS) / 1000)}` })
      : null;
  if (week && !week.ok) return week;
  const cameInWeek = week ? week.value.total : null;
  return ok({ carSlug: null, ownName, view: { kind: "search", href, name, today, cameInWeek } });
}

export async function alertForm(
  scope: RequestScope,
  url: URL,
): Promise<Result<AlertFormView, "not-found" | SearchFailure>> {
  const subject = await subjectOf(scope, url.searchParams);
  if (!subject.ok) return subject;
  return ok(viewOf(scope, subject.value, await signedIn(scope, url)));
}

function viewOf({ site }: RequestScope, { view }: Subject, person: Person | undefined): AlertFormView {
  const { legalName, line } = senderOf(site);
  return {
    ...view,
    ownEmail: person?.email ?? null,
    words: consentWords(legalName, view.kind === "car"),
    privacyHref: linkPath(site.config, "privacyPolicy"),
    sender: line,
  };
}

async function signedIn(scope: RequestScope, url: URL): Promise<Person | undefined> {
  const member = await memberOf(scope, url);
  return member ? memberPerson(scope.app.db, scope.site, member.id) : undefined;
}

const FormSchema = v.object({
  email: v.pipe(emailField, v.toLowerCase()),
  often: v.optional(v.picklist(OFTEN), "daily"),
  drops: v.optional(v.string()),
});

/** The response to the form: the typed values with what is wrong, or the next step. */
export type AlertReply =
  | {
      readonly typed: { readonly email: string; readonly often: string; readonly drops: boolean };
      readonly field: "email" | null;
      readonly message: string;
    }
  | {
      readonly begun: boolean;
      readonly email: string;
      readonly often: Often;
      readonly drops: boolean;
      readonly until: string;
    };

/** Handles the posted form. */
export async function takeAlertForm(
  scope: RequestScope,
  url: URL,
  form: FormData,
): Promise<Result<{ readonly reply: AlertReply; readonly status: number }, "not-found" | SearchFailure>> {
  const { app, site, now, ip } = scope;
  const subject = await subjectOf(scope, url.searchParams);
  if (!subject.ok) return subject;
  const member = await memberOf(scope, url);
  const person = member ? await memberPerson(app.db, site, member.id) : undefined;
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 320);
  const typed = { email: text("email"), often: text("often"), drops: form.has("drops") };
  const refused = (field: "email" | null, message: string, status: number) =>
    ok({ reply: { typed, field, message }, status });
  const parsed = v.safeParse(FormSchema, {
    email: person?.email ?? typed.email,
    ...(typed.often && { often: typed.often }),
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const isEmail = issue.path?.[0]?.key === "email";
    return isEmail ? refused("email", issue.message, 422) : refused(null, "Please choose how often.", 422);
  }
  if (app.rates.count(ASKING_RATE, clientAddressOf(ip)).hits > ASKING_RATE.most) {
    return refused(null, "That was many alerts within an hour. Please try again later.", 429);
  }
  const { email, often } = parsed.output;
  const view = viewOf(scope, subject.value, person);
  const wish = {
    kind: view.kind,
    address: view.href,
    name: view.name,
    ownName: await subject.value.ownName(),
    carSlug: subject.value.carSlug,
    often,
    drops: typed.drops,
    email,
    memberId: member?.id ?? 0,
    words: view.words,
    // The form among near matches is on the search's own page.
    page: form.get("on") === "results" ? view.href : `${url.pathname}${url.search}`,
  };
  const outcome = await askForAlert(app.db, site, wish, now);
  if (!outcome.ok) return refused(null, outcome.error.message, 429);
  const until = momentText(outcome.value.until, site.config.timezone);
  return ok({ reply: { begun: outcome.value.begun, email, often, drops: typed.drops, until }, status: 200 });
}
