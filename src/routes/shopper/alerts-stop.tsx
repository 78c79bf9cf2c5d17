import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { alertByUid, alertExists, ownAlerts, personById } from "../../features/alerts/data.ts";
import { ownPath, stoppedBy } from "../../features/alerts/links.ts";
import { changeAlerts } from "../../features/alerts/mutations.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/**
 * The page behind a mail's link to stop an alert. Opening it changes nothing; its button stops the alert, and so does a
 * mail program's own one-click POST, which never opened the page (RFC 8058).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const alert = await requestedAlert(scope, params.token);
  const siteName = scope.site.name;
  if (!alert) return { name: "", state: "gone" as const, siteName };
  return { name: alert.name, state: alert.state === "ended" ? ("ended" as const) : ("going on" as const), siteName };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const alert = await requestedAlert(scope, params.token);
  // A mail program that presses the button of an old mail is told that it is done, not that it failed.
  if (!alert) return { did: "gone" as const, own: "/" };
  const person = await personById(app.db, alert.person_id);
  const own = person ? await ownPath(app.db, person.uid) : "/";
  const intent = (await request.formData()).get("intent");
  if (intent === "undo") {
    const undone = (await changeAlerts(app.db, [alert.id], { to: "undone" }, now)) > 0 || alert.state === "active";
    return { did: undone ? ("undone" as const) : ("too late" as const), own };
  }
  const all = intent === "all" && person ? await ownAlerts(app.db, site, { personUid: person.uid }) : [];
  await changeAlerts(app.db, [alert.id, ...all.map(({ id }) => id)], { to: "ended" }, now);
  return { did: intent === "all" ? ("all" as const) : ("stopped" as const), own };
}

/** The alert of a link; null where we made the link and have erased the alert since. Others are not found. */
async function requestedAlert({ app, site }: RequestScope, token = "") {
  const uid = await stoppedBy(app.db, token);
  const alert = uid === null ? undefined : await alertByUid(app.db, site, uid);
  if (alert) return alert;
  if (uid === null || (await alertExists(app.db, uid))) throw data(null, { status: 404 });
  return null;
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Stop this alert | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/alerts-stop.tsx")).StopAlertRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
