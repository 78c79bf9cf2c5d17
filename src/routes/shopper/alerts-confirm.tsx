import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useActionData,
  useLoaderData,
} from "react-router";
import { alertByUid, personById } from "../../features/alerts/data.ts";
import { begunBy, ownPath } from "../../features/alerts/links.ts";
import { beginByLink, sendLinkAgain } from "../../features/alerts/mutations.ts";
import { TOO_MANY_LINKS } from "../../features/alerts/wish.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/link.tsx";

/**
 * The page behind the link that starts an alert. Opening it starts nothing, because scanners open every link of a mail;
 * its button does.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const { alert, turn } = await asked(scope, params.token);
  const counts = alert.state === "waiting" && alert.link_turn === turn && alert.link_until > scope.now;
  return { name: alert.name, state: counts ? ("open" as const) : stateOf(alert.state), siteName: scope.site.name };
}

const stateOf = (state: string) => (state === "waiting" ? ("over" as const) : ("used" as const));

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const { alert, turn } = await asked(scope, params.token);
  if ((await request.formData()).get("intent") === "again") {
    return { sent: await sendLinkAgain(app.db, site, alert, now), own: null };
  }
  const person = await personById(app.db, alert.person_id);
  const begun = await beginByLink(app.db, alert, turn, now);
  return { sent: false, own: begun && person ? await ownPath(app.db, person.uid) : null };
}

async function asked({ app, site }: RequestScope, token = "") {
  const named = await begunBy(app.db, token);
  const alert = named && (await alertByUid(app.db, site, named.uid));
  if (!alert) throw data(null, { status: 404 });
  return { alert, turn: named.turn };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Start your alert | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export default function ConfirmAlertRoute() {
  const { name, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.own) {
    return (
      <Page title="Your alert has begun">
        <p role="status" className="text-md">
          We tell you about “{name}”. Every email stops it with one click.
        </p>
        <LinkButton href={answer.own} kind="outline">
          Change my alerts
        </LinkButton>
      </Page>
    );
  }
  if (state === "used") {
    return (
      <Page title="This link has been used">
        <p className="text-md text-muted">
          The alert “{name}” began with it. The link in each email shows and ends it.
        </p>
        <LinkButton href="/" kind="outline">
          Home
        </LinkButton>
      </Page>
    );
  }
  if (state === "over") {
    return (
      <Page title="This link has ended">
        <p role="status" className="text-md text-muted">
          {answer?.sent
            ? "We sent a new link. Only the newest one works."
            : `Your alert “${name}” has not begun.${answer ? ` ${TOO_MANY_LINKS.message}` : ""}`}
        </p>
        <Form method="post">
          <Button type="submit" name="intent" value="again">
            Send a new link
          </Button>
        </Form>
      </Page>
    );
  }
  return (
    <Page title="Start your alert">
      <p className="text-md text-muted">Press the button, and we tell you about “{name}” by email.</p>
      <Form method="post">
        <Button type="submit" size="large">
          Start my alert
        </Button>
      </Form>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="wrap grid max-w-[56rem] justify-items-start gap-5 py-section">
      <h1 className="display-type text-2xl">{title}</h1>
      {children}
    </div>
  );
}
