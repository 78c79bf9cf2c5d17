import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { personByUid } from "../../features/alerts/data.ts";
import { eraseAddress } from "../../features/alerts/erasing/mutations.ts";
import { ownedBy } from "../../features/alerts/links.ts";
import { changeOwnAlerts, ownAlertsView } from "../../features/alerts/own-view.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** A person's alerts behind the secret link of their mails, for who has no account. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  scope.uncacheable();
  const person = await owner(scope, params.token);
  return { own: await ownAlertsView(app, site, { personUid: person.uid }, now), siteName: site.name };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const person = await owner(scope, params.token);
  const form = await request.formData();
  if (form.get("intent") !== "erase") return changeOwnAlerts(app.db, site, { personUid: person.uid }, form, now);
  // Whoever reads the mailbox decides about its address, also where they gave it while signed in.
  await eraseAddress(app.db, person.email, site.slug);
  return redirect("/", 303);
}

async function owner({ app, site }: RequestScope, token = "") {
  const uid = await ownedBy(app.db, token);
  const person = uid === null ? undefined : await personByUid(app.db, site, uid);
  if (!person) throw data(null, { status: 404 });
  return person;
}

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `My alerts | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/alerts.tsx")).AlertsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
