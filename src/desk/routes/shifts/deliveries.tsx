import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { parkedAt } from "../../../features/shifts/alarms/data.ts";
import { retryDeliveries } from "../../../features/shifts/alarms/mutations.ts";
import { ANSWER_KIND } from "../../../features/shifts/alarms/words.ts";
import { placesFor } from "../../../features/staff/ability.ts";
import { listMoments } from "../../../lib/time/list-moments.ts";
import { type Entered, enter, enterWith } from "../../enter.ts";
import { Blank } from "../../parts/blank.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { Note } from "../../parts/note.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";
import { allPlaces } from "../../places.ts";
import { ShiftTabs, shiftTabs } from "../../shifts/tabs.tsx";

const parkedFor = ({ app, session }: Entered) =>
  parkedAt(app.db, placesFor(session.staff.grants, "leads.retry", allPlaces(app.sites)));

/** Leads, answers and mails that could not be delivered: the reasons, and buttons to retry. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "deliveries");
  const { app, now, session } = scope;
  const parked = await parkedFor(scope);
  const zoneOf = (slug: string, dealership: string) =>
    app.sites.bySlug(slug)?.configFor(dealership).timezone ?? "Australia/Sydney";
  const moments = listMoments(
    parked.map(({ site, dealership }) => zoneOf(site, dealership)),
    now,
  );
  return {
    tabs: shiftTabs(session.staff.grants),
    parked: parked.map(({ id, site: slug, dealership, channel, target, reason, about, name, personId, at }) => {
      const site = app.sites.bySlug(slug);
      return {
        id,
        what: about === ANSWER_KIND ? `An answer to ${name ?? "a shopper"}` : about,
        dealership: site?.dealerships.find((one) => one.slug === dealership)?.name ?? dealership,
        // A webhook's URL may contain a secret.
        target: channel === "email" ? target || "no address" : "the connected system",
        reason,
        personId,
        when: moments.brief(at, zoneOf(slug, dealership)),
      };
    }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "deliveries", form);
  const { app, now, session } = scope;
  const one = Number(form.get("delivery"));
  const ids = Number.isSafeInteger(one) && one > 0 ? [one] : (await parkedFor(scope)).map(({ id }) => id);
  const tried = await retryDeliveries(app.db, app.sites, { ids, by: session.staff, now });
  if (tried > 0) app.outboxChanged();
  if (tried === 0) return data({ done: "Somebody has tried it again already." });
  return data({ done: tried === 1 ? "It is being sent again." : `${tried} are being sent again.` });
}

export const meta = titled("Deliveries");

export default function DeliveriesPage() {
  const { parked, tabs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="page slim">
      <PageTop heading="Deliveries" />
      <ShiftTabs tabs={tabs} />
      {outcome ? <Note kind="good">{outcome.done}</Note> : null}
      {parked.length === 0 ? (
        <Blank icon="check" heading="Everything was delivered">
          What cannot be delivered stands here, with the reason.
        </Blank>
      ) : (
        <ul className="board rows">
          {parked.map(({ id, what, dealership, target, reason, personId, when }) => (
            <li key={id}>
              <div className="grow">
                <b>{personId === null ? what : <Link to={`/leads/${personId}`}>{what}</Link>}</b>{" "}
                <span className="mid">to {target}</span>
                <small>{reason}</small>
                <small>
                  {dealership}, {when}
                </small>
              </div>
              <Form method="post">
                <input type="hidden" name="delivery" value={id} />
                <IntentButton intent="try again">
                  Try again
                  <span className="unseen">
                    : {what} to {target}
                  </span>
                </IntentButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
