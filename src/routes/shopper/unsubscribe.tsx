import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useActionData,
  useLoaderData,
} from "react-router";
import { addressedBy, isOfErasedMail, stopMails } from "../../features/leads/one-press.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/link.tsx";

/**
 * The page behind a mail's unsubscribe link. Opening it changes nothing, because scanners open every link of a mail.
 * The button's POST unsubscribes, and so does a mail program's own one-click POST, which never opened the page (RFC
 * 8058).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const addressed = await asked(scope, params.token);
  return { siteName: scope.site.name, isErased: addressed === null };
}

export async function action({ context, params }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, ip, userAgent } = scope;
  const addressed = await asked(scope, params.token);
  // A mail program that presses the button of an old mail is told that it is done, not that it failed.
  if (!addressed) return { stopped: true };
  const stopped = await stopMails(app.db, site, addressed, { now, ip, userAgent });
  if (stopped.ok) return { stopped: true };
  if (stopped.error.kind === "unavailable") app.log.error({ err: stopped.error.cause }, "mails could not be stopped");
  return data({ stopped: false }, { status: 503 });
}

/** Whom the link's mail was sent to; null where that has been erased. Links that are not ours are not found. */
async function asked({ app, site }: RequestScope, token = "") {
  const addressed = await addressedBy(app.db, site, token);
  if (!addressed && !(await isOfErasedMail(app.db, token))) throw data(null, { status: 404 });
  return addressed;
}

export const meta = ({ loaderData }: { loaderData?: { readonly siteName: string } }): MetaDescriptor[] => [
  { title: `Stop our emails | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export default function UnsubscribeRoute() {
  const { siteName, isErased } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap grid justify-items-start gap-5 py-section">
      {isErased ? (
        <>
          <h1 className="display-type text-2xl">Stopped</h1>
          <p className="max-w-[56ch] text-md text-muted">
            What was kept for that email is erased, your address with it. We send you nothing more about it.
          </p>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </>
      ) : answer?.stopped ? (
        <>
          <h1 className="display-type text-2xl">We have stopped writing to you</h1>
          <p className="max-w-[56ch] text-md text-muted">
            From now on {siteName} sends you no more emails like that one. Our dealerships take you off their own lists
            within five working days. We still write to you about what you ask us for yourself.
          </p>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </>
      ) : (
        <>
          <h1 className="display-type text-2xl">Stop our emails</h1>
          <p className="max-w-[56ch] text-md text-muted">
            {answer
              ? "We could not note your wish just now. Please press again in a moment."
              : `Press the button, and ${siteName} sends you no more offers and reminders. We still write to you about what you ask us for yourself.`}
          </p>
          <Form method="post">
            <Button type="submit">Stop these emails</Button>
          </Form>
        </>
      )}
    </div>
  );
}
