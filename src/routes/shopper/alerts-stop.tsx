import type { ReactNode } from "react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useActionData,
  useLoaderData,
} from "react-router";
import { alertByUid, isAlertKept, ownAlerts, personById } from "../../features/alerts/data.ts";
import { ownPath, stoppedBy } from "../../features/alerts/links.ts";
import { changeAlerts } from "../../features/alerts/mutations.ts";
import { ALL_STOCK_PATH } from "../../features/search/rules.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/link.tsx";

/**
 * The page behind a mail's link to stop an alert. Opening it changes nothing; its button stops the alert, and so does a
 * mail program's own one-click POST, which never opened the page (RFC 8058).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const alert = await asked(scope, params.token);
  const siteName = scope.site.name;
  if (!alert) return { name: "", state: "gone" as const, siteName };
  return { name: alert.name, state: alert.state === "ended" ? ("ended" as const) : ("going on" as const), siteName };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const alert = await asked(scope, params.token);
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
async function asked({ app, site }: RequestScope, token = "") {
  const uid = await stoppedBy(app.db, token);
  const alert = uid === null ? undefined : await alertByUid(app.db, site, uid);
  if (alert) return alert;
  if (uid === null || (await isAlertKept(app.db, uid))) throw data(null, { status: 404 });
  return null;
}

const OVER =
  "It ended over 30 days ago, or a newer alert of yours took its place. You can ask for a new one beside any search.";

const GONE =
  "This alert ended, and what was kept for it is erased. We send you nothing more about it. You can ask for a new one beside any search.";

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Stop this alert | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export default function StopAlertRoute() {
  const { name, state } = useLoaderData<typeof loader>();
  const { did, own } = useActionData<typeof action>() ?? {};
  if (state === "gone" || did === "gone") {
    return (
      <Page title="Stopped" words={GONE}>
        <LinkButton href={ALL_STOCK_PATH} kind="outline">
          See What Is There Now
        </LinkButton>
      </Page>
    );
  }
  const stopped = did !== "undone" && (did !== undefined || state === "ended");
  const title = did === "undone" ? "Your alert goes on" : stopped ? "Stopped" : "Stop this alert";
  const words =
    did === "undone"
      ? `We tell you about “${name}” again.`
      : did === "too late"
        ? OVER
        : did === "all"
          ? "We email you no more about any of your alerts."
          : stopped
            ? `We email you no more about “${name}”.`
            : `Press the button, and we email you no more about “${name}”.`;
  return (
    <Page title={title} words={words}>
      <Form method="post" className="flex flex-wrap gap-3">
        {stopped ? (
          <>
            {did === "too late" ? null : (
              <Button type="submit" kind="outline" name="intent" value="undo">
                Undo
              </Button>
            )}
            {did === "all" ? null : (
              <Button type="submit" kind="plain" name="intent" value="all">
                Stop all my alerts
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" name="intent" value="stop">
            Stop this alert
          </Button>
        )}
        {own && own !== "/" ? (
          <LinkButton href={own} kind="plain">
            My alerts
          </LinkButton>
        ) : null}
      </Form>
    </Page>
  );
}

interface PageProps {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
}

const Page = ({ title, words, children }: PageProps) => (
  <div className="wrap grid max-w-[56rem] justify-items-start gap-5 py-section">
    <h1 className="display-type text-2xl">{title}</h1>
    <p role="status" className="max-w-[56ch] text-md text-muted">
      {words}
    </p>
    {children}
  </div>
);
