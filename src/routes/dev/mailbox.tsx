import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listDeliveries } from "../../features/leads/sending/deliveries.ts";
import { type MailboxMail, sentMail, sentMails } from "../../features/leads/sending/mailbox.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { requestScope } from "../../request.ts";

const SHOWN = 100;

/** Sent mails and failed deliveries, for development on this machine only; elsewhere not found. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { app, site, uncacheable } = context.get(requestScope);
  uncacheable();
  if (app.env.mode !== "development") throw data(null, { status: 404 });
  const { dataDir, smtpUrl } = app.env;
  const chosen = params.id ? await sentMail(dataDir, params.id) : null;
  if (params.id && !chosen) throw data(null, { status: 404 });
  return {
    chosen,
    mails: params.id ? [] : await sentMails(dataDir, SHOWN),
    parked: params.id ? [] : await listDeliveries(app.db, { state: "parked", siteSlug: site.slug, limit: SHOWN }),
    elsewhere: smtpUrl !== null,
    timezone: site.config.timezone,
  };
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

function Box({ mails, parked, elsewhere, timezone }: Loaded) {
  return (
    <>
      <h1 className="text-2xl">Development mailbox</h1>
      <p className="mt-2 text-muted">
        {elsewhere
          ? "Mails go to the server that SMTP_URL names. Here stand those sent while it was not set."
          : "Nothing leaves this machine. The newest mail comes first, of every site."}
      </p>
      {parked.length > 0 ? <Parked deliveries={parked} /> : null}
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
            <dd className="break-words">{value}</dd>
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
      <Document heading="Words" text={mail.text} />
      {mail.adf ? <Document heading="ADF" text={mail.adf} /> : null}
    </>
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
