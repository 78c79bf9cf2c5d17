import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { savedRoutes } from "../../../features/routing/data.ts";
import { dropRoute, keepRoute } from "../../../features/routing/mutations.ts";
import { addressesFor, type RouteName, routeNow } from "../../../features/routing/rules.ts";
import { TEAM_WORDS, TEAMS } from "../../../features/routing/teams.ts";
import type { Dealership } from "../../../features/site/site.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { type Entered, enter, enterWith } from "../../enter.ts";
import { TextAreaField } from "../../parts/forms/fields.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { Note } from "../../parts/note.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";
import { dealershipChoices, type NamedPlace } from "../../places.ts";
import { addressesTyped } from "../../shifts/addresses.ts";
import { requestedPlace } from "../../shifts/place.ts";
import { PlacePicker, ShiftTabs, shiftTabs } from "../../shifts/tabs.tsx";

const ROUTES: readonly RouteName[] = ["default", ...TEAMS];
const WORDS = {
  default: { name: "Everything else", says: "General enquiries, and every team that names nobody" },
  ...TEAM_WORDS,
} as const;

function dealershipAt({ app }: Entered, { site, dealership: slug }: NamedPlace): Dealership {
  const dealership = app.sites.bySlug(site)?.dealerships.find((one) => one.slug === slug);
  if (!dealership) throw data(null, { status: 404 });
  return dealership;
}

/** Where a dealership's leads are mailed: by kind, with copies, and outside opening hours. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "routing");
  const { place, places } = requestedPlace(scope, "routes.read", args.url.searchParams.get("dealership"));
  const dealership = dealershipAt(scope, place);
  const saved = await savedRoutes(scope.app.db, place.dealership);
  return {
    tabs: shiftTabs(scope.session.staff.grants),
    places: dealershipChoices(places),
    chosen: place.dealership,
    name: place.dealershipName,
    hasWebhook: dealership.leads.webhook !== null,
    routes: ROUTES.map((route) => {
      const { email, copies, afterHours } = routeNow(dealership, saved, route);
      const team = route === "default" ? null : route;
      return {
        route,
        ...WORDS[route],
        email: email.join("\n"),
        copies: copies.join("\n"),
        afterHours: afterHours.join("\n"),
        isKept: saved[route] !== undefined,
        goesTo: addressesFor(dealership, { team, kept: saved, isOpen: true }),
      };
    }),
  };
}

interface RoutingOutcome {
  readonly route: string;
  readonly problem: string | null;
  /** The submitted values of a form that was refused. */
  readonly typed: Readonly<Record<"email" | "copies" | "afterHours", string>> | null;
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "routing", form);
  const { app, now, session, intent } = scope;
  const text = (name: string) => String(form.get(name) ?? "");
  const { place } = requestedPlace(scope, "routes.edit", text("dealership"));
  const route = ROUTES.find((one) => one === form.get("route"));
  const typed = { email: text("email"), copies: text("copies"), afterHours: text("afterHours") };
  const refused = (problem: string) => data<RoutingOutcome>({ route: route ?? "", problem, typed }, 422);
  if (!route) return refused("Choose whose leads these are.");
  const dealership = dealershipAt(scope, place);
  const [email, copies, afterHours] = [
    addressesTyped(typed.email),
    addressesTyped(typed.copies),
    addressesTyped(typed.afterHours),
  ];
  if (!email.ok) return refused(email.error);
  if (!copies.ok) return refused(copies.error);
  if (!afterHours.ok) return refused(afterHours.error);
  const isSave = intent === "save";
  if (isSave && route === "default" && email.value.length === 0 && dealership.leads.webhook === null)
    return refused("Name at least one address: whatever has no team of its own goes there.");
  const after = { email: email.value, copies: copies.value, afterHours: afterHours.value };
  await app.db.transaction().execute(async (trx) => {
    const before = routeNow(dealership, await savedRoutes(trx, place.dealership), route);
    if (isSave) await keepRoute(trx, place.dealership, route, after, now);
    else await dropRoute(trx, place.dealership, route);
    await recordAct(trx, {
      by: session.staff,
      subject: `dealership:${dealership.id}`,
      action: isSave ? `send ${route} leads elsewhere` : `hand ${route} leads back to the file`,
      place,
      before,
      after: isSave ? after : undefined,
      now,
    });
  });
  return data<RoutingOutcome>({ route, problem: null, typed: null });
}

export const meta = titled("Where leads go");

const FIELDS = [
  ["email", "Goes to"],
  ["copies", "Copies to"],
  ["afterHours", "And while closed, to"],
] as const;

export default function RoutingPage() {
  const { tabs, places, chosen, routes, hasWebhook, name } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="page slim">
      <PageTop heading="Where leads go" />
      <ShiftTabs tabs={tabs} />
      <PlacePicker places={places} chosen={chosen} />
      <p className="mid">
        Addresses of {name}, one a line. {hasWebhook ? "The connected system gets every lead besides." : ""}
      </p>
      {routes.map(({ route, name: team, says, isKept, goesTo, ...lists }) => (
        <section key={`${chosen} ${route}`} className="board route" aria-labelledby={`route-${route}`}>
          <h2 id={`route-${route}`}>{team}</h2>
          <p className="mid">{says}</p>
          <Form method="post" className="stack" preventScrollReset>
            <input type="hidden" name="dealership" value={chosen} />
            <input type="hidden" name="route" value={route} />
            <div className="shift-lists">
              {FIELDS.map(([field, label]) => (
                <TextAreaField
                  label={label}
                  key={field}
                  name={field}
                  rows={2}
                  defaultValue={(outcome?.route === route ? outcome.typed : null)?.[field] ?? lists[field]}
                  placeholder={field === "email" && route !== "default" ? "as everything else" : ""}
                  spellCheck={false}
                  autoCapitalize="off"
                />
              ))}
            </div>
            {outcome?.route === route && outcome.problem ? <Note kind="late">{outcome.problem}</Note> : null}
            {outcome?.route === route && !outcome.problem ? <Note kind="good">From now on.</Note> : null}
            <p className="dim">Now: {goesTo.length > 0 ? goesTo.join(", ") : "the connected system alone"}</p>
            <div className="buttons">
              <IntentButton intent="save">
                Save<span className="unseen">: {team}</span>
              </IntentButton>
              {isKept ? (
                <IntentButton intent="hand back">
                  As the site’s file says<span className="unseen">: {team}</span>
                </IntentButton>
              ) : null}
            </div>
          </Form>
        </section>
      ))}
    </div>
  );
}
