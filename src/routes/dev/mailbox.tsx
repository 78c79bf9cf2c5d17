import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { laterMails } from "../../features/alerts/data.ts";
import { mailWithoutWaiting } from "../../features/alerts/mutations.ts";
import { listDeliveries } from "../../features/leads/sending/deliveries.ts";
import { type MailboxMail, sentMail, sentMails } from "../../features/leads/sending/mailbox.ts";
import { takeMail } from "../../features/people/replies/mutations.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { requestScope } from "../../request.ts";
import { Button } from "../../ui/controls/button.tsx";

const SHOWN = 100;

/** Sent mails and failed deliveries, for development on this machine only; elsewhere not found. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { app, site, now, uncacheable } = context.get(requestScope);
  uncacheable();
  if (app.env.mode !== "development") throw data(null, { status: 404 });
  const { dataDir, smtpUrl } = app.env;
  const chosen = params.id ? await sentMail(dataDir, params.id) : null;
  if (params.id && !chosen) throw data(null, { status: 404 });
  return {
    chosen,
    mails: params.id ? [] : await sentMails(dataDir, SHOWN),
    parked: params.id ? [] : await listDeliveries(app.db, { state: "parked", siteSlug: site.slug, limit: SHOWN }),
    later: params.id ? null : await laterMails(app.db, now),
    elsewhere: smtpUrl !== null,
    timezone: site.config.timezone,
  };
}

/** Mails of alerts that wait for their hour go out at once; a mail of the desk is answered as its shopper would. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { app, now } = context.get(requestScope);
  if (app.env.mode !== "development") throw data(null, { status: 404 });
  const mail = params.id ? await sentMail(app.env.dataDir, params.id) : null;
  if (mail && app.env.replyAddress) {
    const words = String((await request.formData()).get("words") ?? "").trim();
    if (words === "") return { said: "Write something first." };
    const raw = replyTo(mail, words, now);
    const received = await takeMail(app.db, { raw, base: app.env.replyAddress, recipients: [mail.replyTo], now });
    return { said: received.ok ? "It stands in its thread at the desk." : received.error.sentence };
  }
  await mailWithoutWaiting(app.db, now);
  return null;
}

/** The mail with which a shopper's mail program would answer. */
function replyTo({ to, subject }: MailboxMail, words: string, now: number): Buffer {
  const headers = {
    From: to.replace(/[\r\n]/g, ""),
    Subject: `Re: ${[...subject].filter((sign) => sign >= " " && sign <= "~").join("")}`,
    "Message-ID": `<${now}.${Math.random().toString(36).slice(2)}@mailbox.localhost>`,
    "Content-Type": "text/plain; charset=utf-8",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([...lines, "", words].join("\r\n"));
}

export const meta = () => [{ title: "Development mailbox" }, { name: "robots", content: "noindex" }];

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function MailboxPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-5xl px-gutter py-10">
      {loaded.chosen ? <OneMail mail={loaded.chosen} timezone={loaded.timezone} /> : <Box {...loaded} />}
    </div>
  );
}

function Box({ mails, parked, later, elsewhere, timezone }: Loaded) {
  return (
    <>
      <h1 className="text-2xl">Development mailbox</h1>
      <p className="mt-2 text-muted">
        {elsewhere
          ? "Mails go to the server that SMTP_URL names. Here stand those sent while it was not set."
          : "Nothing leaves this machine. The newest mail comes first, of every site."}
      </p>
      {parked.length > 0 ? <Parked deliveries={parked} /> : null}
      {later?.first ? (
        <Form method="post" className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-m bg-surface-2 p-5">
          <p>
            Alerts that wait for their hour: {later.count}, the first until{" "}
            <Moment at={later.first} timezone={timezone} />.
          </p>
          <Button type="submit" kind="outline" size="small">
            Mail them now
          </Button>
        </Form>
      ) : null}
      {mails.length === 0 ? (
        <p className="mt-8 rounded-m border border-line bg-surface-2 p-6">
          No mail yet. Send an enquiry from a vehicle.
        </p>
      ) : (
        <ol className="mt-8 divide-y divide-line rounded-m border border-line">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link to={`/dev/mailbox/${mail.id}`} className="block px-5 py-4 hover:bg-surface-2">
                <span className="block font-strong">{mail.subject}</span>
                <span className="block text-sm text-muted">
                  To {mail.to}, <Moment at={mail.sentAt} timezone={timezone} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Parked({ deliveries }: { readonly deliveries: Loaded["parked"] }) {
  return (
    <section className="mt-8 rounded-m border border-negative-line bg-negative-tint p-5">
      <h2 className="font-strong">Given up: {deliveries.length}</h2>
      <p className="mt-1 text-sm">
        Try again with <code>forecourt leads retry --all-parked</code>.
      </p>
      <ul className="mt-3 space-y-1 text-sm">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            Delivery {delivery.id}, {delivery.category}
            {delivery.lead_id === null ? "" : ` of lead ${delivery.lead_id}`}, by {delivery.channel} to{" "}
            {delivery.audience === "shopper" ? "the shopper" : delivery.target || "nobody"}: {delivery.last_error}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneMail({ mail, timezone }: { readonly mail: MailboxMail; readonly timezone: string }) {
  const facts: [string, string][] = [
    ["To", mail.to],
    ["Reply to", mail.replyTo],
    ["Lead or notice", mail.leadId],
    ...(mail.unsubscribe ? ([["Stopped at", mail.unsubscribe]] as [string, string][]) : []),
  ];
  return (
    <>
      <Link to="/dev/mailbox" className="text-brand-text underline">
        All mails
      </Link>
      <h1 className="mt-4 text-2xl">{mail.subject}</h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-muted">Sent</dt>
        <dd>
          <Moment at={mail.sentAt} timezone={timezone} />
        </dd>
      </dl>
      {mail.html ? (
        <p className="mt-6">
          <a href={`/dev/mailbox/${mail.id}/html`} className="text-brand-text underline">
            As the shopper sees it
          </a>
        </p>
      ) : null}
      {mail.replyTo.includes("+") ? <ReplyForm /> : null}
      <Document heading="Words" text={mail.text} />
      {mail.adf ? <Document heading="ADF" text={mail.adf} /> : null}
    </>
  );
}

/** Answers a mail of the desk as its shopper would. */
function ReplyForm() {
  const outcome = useActionData<typeof action>();
  return (
    <Form method="post" className="mt-6 rounded-m bg-surface-2 p-5">
      <label htmlFor="reply" className="font-strong">
        Reply as the shopper
      </label>
      <textarea id="reply" name="words" rows={3} className="mt-2 w-full rounded-m border border-line bg-surface p-3" />
      <Button type="submit" kind="outline" size="small">
        Reply
      </Button>
      {outcome?.said ? <p role="status">{outcome.said}</p> : null}
    </Form>
  );
}

function Document({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <section className="mt-8">
      <h2 className="font-strong">{heading}</h2>
      <pre className="mt-2 overflow-x-auto rounded-m border border-line bg-surface-2 p-5 text-sm whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}

function Moment({ at, timezone }: { readonly at: number; readonly timezone: string }) {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "medium", timeZone: timezone });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
