import { formatFigure } from "../../../lib/words/format.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { RadioTiles } from "../../../ui/controls/choices/radio-tiles.tsx";
import { TextField } from "../../../ui/controls/field.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { AlertFormView, AlertReply } from "../asking.ts";
import { OFTEN_WORDS, type Often } from "../rules.ts";

const IN_ORDER: readonly Often[] = ["once", "daily", "weekly"];

interface AlertPageProps {
  readonly view: AlertFormView;
  readonly reply: AlertReply | null;
  readonly noun: string;
}

/** "Tell me when it comes": a plain form, so that it needs no JavaScript, and then what is left to do. */
export function AlertPage({ view, reply, noun }: AlertPageProps) {
  const title = view.kind === "car" ? "Tell me if the price drops" : "Tell me when it comes";
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: title, href: null },
        ]}
      />
      {reply && "begun" in reply ? (
        <NextStep view={view} reply={reply} />
      ) : (
        <>
          <h1 className="display-type text-2xl">{title}</h1>
          <div className="mt-6 grid items-start gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,24rem)]">
            <AlertForm view={view} reply={reply} noun={noun} />
            <WhatComes view={view} noun={noun} />
          </div>
        </>
      )}
    </div>
  );
}

function Watched({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p className="rounded-m bg-surface-2 px-4.5 py-3.5">
      <b className="block font-strong wrap-anywhere">{name}</b>
      <span className="text-sm text-muted">{text}</span>
    </p>
  );
}

function Tile({ often }: { readonly often: Often }) {
  const { label, when } = OFTEN_WORDS[often];
  return (
    <span className="py-1.5 leading-tight">
      {label}
      <small className="block text-xs font-normal text-muted">{when}</small>
    </span>
  );
}

type Refusal = Extract<AlertReply, { readonly message: string }>;

function AlertForm({ view, reply, noun }: AlertPageProps & { readonly reply: Refusal | null }) {
  const tiles = IN_ORDER.map((often) => ({ value: often, label: <Tile often={often} /> }));
  return (
    <form method="post" noValidate className="grid gap-4.5">
      <Watched name={view.name} text={view.today} />
      {reply && reply.field === null ? <Notice kind="caution" title={reply.message} /> : null}
      {view.ownEmail ? (
        <p className="text-sm">
          Emails go to <b className="font-strong">{view.ownEmail}</b>.
        </p>
      ) : (
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={reply?.typed.email}
          hint="We send a link there first. Nothing comes until you press it."
          error={reply?.field === "email" ? reply.message : null}
          autoFocus={reply?.field === "email"}
        />
      )}
      {view.cameInWeek === null ? null : (
        <p className="text-sm text-muted">
          This search finds very many. {formatFigure(view.cameInWeek)} {noun}s came in the last week: “At once” may be
          many emails.
        </p>
      )}
      <RadioTiles
        legend="How often"
        name="often"
        options={tiles}
        defaultValue={reply?.typed.often || "daily"}
        columns="grid-cols-[repeat(3,minmax(0,1fr))]"
      />
      {view.kind === "search" ? (
        <Checkbox name="drops" defaultChecked={reply?.typed.drops ?? false} className="text-sm">
          Also tell me when one of them drops in price
        </Checkbox>
      ) : null}
      <p className="text-sm text-muted">
        {view.words}{" "}
        <a href={view.privacyHref} className="underline underline-offset-3">
          How we keep your details
        </a>
      </p>
      <Button type="submit" size="large" className="w-full">
        {view.kind === "car" ? "Tell Me If It Drops" : "Tell Me When It Comes"}
      </Button>
    </form>
  );
}

function WhatComes({ view, noun }: Omit<AlertPageProps, "reply">) {
  const what =
    view.kind === "car"
      ? `A lower price of this ${noun}, and when it is sold or back.`
      : `The new ${noun}s that match, with picture, price and place. No match, no email.`;
  return (
    <aside className="grid gap-6 pt-1.5">
      <section aria-labelledby="what-comes">
        <h2 id="what-comes" className="mb-2 text-lg">
          What comes
        </h2>
        <ul className="divide-y divide-line border-t border-line">
          <Line icon="mail">{what}</Line>
          <Line icon="clock">Daily is one email a day at most. Nothing between 8 pm and 8 am.</Line>
          <Line icon="user">No account. The link in each email shows, changes and ends your alerts.</Line>
          <Line icon="lock">
            We keep your address, this search, and the words you agreed to with the time. Ended alerts are erased after
            30 days, or at once if you ask.
          </Line>
        </ul>
      </section>
      <p className="text-sm text-muted">From {view.sender}</p>
    </aside>
  );
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 py-3 text-sm">
      <Icon name={icon} size={20} className="mt-px text-muted" />
      <span>{children}</span>
    </li>
  );
}

function NextStep({
  view,
  reply,
}: {
  readonly view: AlertFormView;
  readonly reply: Extract<AlertReply, { readonly begun: boolean }>;
}) {
  const { label, when } = OFTEN_WORDS[reply.often];
  const often = `Email, ${label.toLowerCase()}, ${when}`;
  return (
    <div className="grid max-w-[40rem] justify-items-start gap-5">
      <h1 className="display-type text-2xl">{reply.begun ? "Your alert has begun" : "One step left"}</h1>
      {reply.begun ? (
        <p role="status" className="text-md">
          We email <b className="font-strong">{reply.email}</b>. Each email stops it with one click.
        </p>
      ) : (
        <>
          <p role="status" className="text-md">
            We sent a link to <b className="font-strong wrap-anywhere">{reply.email}</b>. The alert starts when you
            press it.
          </p>
          <ol className="grid list-decimal gap-2 pl-6">
            <li>Open the email “Start your alert: {view.name}”.</li>
            <li>
              Press <b className="font-strong">Start my alert</b>. The link works until {reply.until}.
            </li>
          </ol>
        </>
      )}
      <div className="w-full">
        <Watched name={view.name} text={often} />
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={view.href}>{view.kind === "car" ? "Back" : "Back to My Search"}</LinkButton>
        {reply.begun ? null : (
          <form method="post">
            <input type="hidden" name="email" value={reply.email} />
            <input type="hidden" name="often" value={reply.often} />
            <Button type="submit" kind="outline">
              Send It Again
            </Button>
          </form>
        )}
      </div>
      {reply.begun ? null : (
        <p className="text-sm text-muted">
          Wrong address?{" "}
          <Link
            href={`/alerts/new?${view.kind === "car" ? "car" : "search"}=${encodeURIComponent(carOrSearch(view))}`}
            className="text-link"
          >
            Change it
          </Link>
        </p>
      )}
    </div>
  );
}

const carOrSearch = ({ kind, href }: AlertFormView): string => (kind === "car" ? href.replace(/^.*\//, "") : href);
