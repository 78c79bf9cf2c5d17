import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { alertByUid, personById } from "../../features/alerts/data.ts";
import { alertOfBeginLink, ownPath } from "../../features/alerts/links.ts";
import { beginByLink, sendLinkAgain } from "../../features/alerts/mutations.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/**
 * The page behind the link that starts an alert. Opening it starts nothing, because scanners open every link of a mail;
 * its button does.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const { alert, turn } = await requestedAlert(scope, params.token);
  const counts = alert.state === "waiting" && alert.link_turn === turn && alert.link_until > scope.now;
  return { name: alert.name, state: counts ? ("open" as const) : stateOf(alert.state), siteName: scope.site.name };
}

const stateOf = (state: string) => (state === "waiting" ? ("over" as const) : ("used" as const));

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const { alert, turn } = await requestedAlert(scope, params.token);
  if ((await request.formData()).get("intent") === "again") {
    return { sent: await sendLinkAgain(app.db, site, alert, now), own: null };
  }
  const person = await personById(app.db, alert.person_id);
  const begun = await beginByLink(app.db, alert, turn, now);
  return { sent: false, own: begun && person ? await ownPath(app.db, person.uid) : null };
}

async function requestedAlert({ app, site }: RequestScope, token = "") {
  const named = await alertOfBeginLink(app.db, token);
  const alert = named && (await alertByUid(app.db, site, named.uid));
  if (!alert) throw data(null, { status: 404 });
  return { alert, turn: named.turn };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Start your alert | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/alerts-confirm.tsx")).ConfirmAlertRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
