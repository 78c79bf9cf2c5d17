import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { addressedBy, isOfErasedMail, stopMails } from "../../features/leads/one-press.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/**
 * The page behind a mail's unsubscribe link. Opening it changes nothing, because scanners open every link of a mail.
 * The button's POST unsubscribes, and so does a mail program's own one-click POST, which never opened the page (RFC
 * 8058).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const addressed = await requestedAddress(scope, params.token);
  return { siteName: scope.site.name, isErased: addressed === null };
}

export async function action({ context, params }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, ip, userAgent } = scope;
  const addressed = await requestedAddress(scope, params.token);
  // A mail program that presses the button of an old mail is told that it is done, not that it failed.
  if (!addressed) return { stopped: true };
  const stopped = await stopMails(app.db, site, addressed, { now, ip, userAgent });
  if (stopped.ok) return { stopped: true };
  if (stopped.error.kind === "unavailable") app.log.error({ err: stopped.error.cause }, "mails could not be stopped");
  return data({ stopped: false }, { status: 503 });
}

/** Whom the link's mail was sent to; null where that has been erased. Links that are not ours are not found. */
async function requestedAddress({ app, site }: RequestScope, token = "") {
  const addressed = await addressedBy(app.db, site, token);
  if (!addressed && !(await isOfErasedMail(app.db, token))) throw data(null, { status: 404 });
  return addressed;
}

export const meta = ({ loaderData }: { loaderData?: { readonly siteName: string } }): MetaDescriptor[] => [
  { title: `Stop our emails | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/unsubscribe.tsx")).UnsubscribeRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
