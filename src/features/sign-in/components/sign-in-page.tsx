import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { TextField } from "../../../ui/controls/field.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useDraft, useSent } from "../../leads/components/form/use-draft.ts";
import type { SignInReply } from "../sign-in-form.ts";
import type { SignInView } from "../sign-in-view.ts";

interface SignInPageProps {
  readonly view: SignInView;
  readonly step: SignInReply["step"];
  /** The number that the code was sent to, formatted for reading; empty if there is none. */
  readonly phone: string;
  /** True if a code was sent but this browser cannot use it, because it has expired or cookies are blocked. */
  readonly isLost?: boolean;
  /** The problem with what was typed. */
  readonly reply: SignInReply | null;
}

/** The two steps of a sign-in. Each is a plain form, so that it needs no JavaScript. */
export function SignInPage({ view, step, phone, isLost = false, reply }: SignInPageProps) {
  const shown = reply?.step ?? step;
  return (
    <div className="wrap grid items-start gap-x-20 gap-y-12 py-10 md:py-section lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <section aria-labelledby="sign-in-heading" className="form-box box p-5 md:p-8">
        <h1 id="sign-in-heading" className="display-type text-2xl">
          {view.heading}
        </h1>
        {view.way === null ? (
          <NotAvailable view={view} />
        ) : shown === "code" ? (
          <CodeStep view={view} phone={phone} reply={reply} />
        ) : (
          <>
            {isLost && reply === null ? (
              <Notice kind="caution" title="Please ask for a new code" className="mt-5">
                The last one has expired, or this browser keeps no cookies, which signing in needs.
              </Notice>
            ) : null}
            <PhoneStep view={view} phone={reply?.typed ?? phone} reply={reply} />
          </>
        )}
      </section>
      <Reasons />
    </div>
  );
}

interface StepProps {
  readonly view: SignInView;
  readonly phone: string;
  readonly reply: SignInReply | null;
}

/** Form id under which the draft of the number is stored; a code is never stored. */
const PHONE_FORM = "sign-in";

function PhoneStep({ view, phone, reply }: StepProps) {
  const draft = useDraft(PHONE_FORM, reply !== null);
  return (
    <form id={PHONE_FORM} method="post" action={view.path} noValidate onInput={draft.keep} className="mt-3 grid gap-5">
      <p className="text-muted">Enter your mobile number and we’ll text you a code. There is no password.</p>
      <TextField
        label="Mobile number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={40}
        defaultValue={phone}
        error={reply?.message}
        // Focus goes to the field that needs a correction.
        autoFocus={reply !== null}
      />
      <Actions view={view}>Text me a code</Actions>
      <p className="text-xs text-muted">
        {view.collector} uses your number to sign you in and to keep your watchlist with it. See our{" "}
        <a href={view.privacyHref} className="underline underline-offset-3">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}

function CodeStep({ view, phone, reply }: StepProps) {
  useSent(PHONE_FORM);
  return (
    <>
      <form method="post" action={view.path} noValidate className="mt-5 grid gap-5">
        {view.way === "demo" ? (
          <Notice title="This is a demonstration: the code is 000000">
            No message is sent. With an SMS gateway each code is new.
          </Notice>
        ) : (
          <p className="text-muted">
            We sent a code to <b className="figures text-ink">{phone}</b>. It lasts 10 minutes.
          </p>
        )}
        <TextField
          label="6-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          dir="ltr"
          defaultValue={reply?.typed}
          error={reply?.message}
          className="figures"
          // The field is the only thing on the page that the shopper came for.
          autoFocus
        />
        <Actions view={view}>Sign in</Actions>
      </form>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
        <form method="post" action={view.path}>
          <input type="hidden" name="phone" value={phone} />
          <button type="submit" className="text-link">
            Send a new code
          </button>
        </form>
        <a href={view.otherPhonePath} className="text-link">
          Use another number
        </a>
      </div>
    </>
  );
}

function Actions({ view, children }: { readonly view: SignInView; readonly children: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="large" className="grow">
        {children}
      </Button>
      <LinkButton href={view.back} kind="outline" size="large">
        Cancel
      </LinkButton>
    </div>
  );
}

/** Shown if there is no SMS gateway: it says so, and offers other ways to go on. */
function NotAvailable({ view }: { readonly view: SignInView }) {
  return (
    <div className="mt-4 grid gap-5">
      <Notice kind="caution" title="Signing in is not available at the moment">
        Please call us or send us a message: we are glad to do it with you.
      </Notice>
      <div className="flex flex-wrap gap-3">
        {view.phone ? (
          <a href={view.phone.href} className={buttonClass({ size: "large" })}>
            <Icon name="phone" size={18} />
            <span className="figures">{view.phone.text}</span>
          </a>
        ) : null}
        <LinkButton href={view.contactHref} kind="outline" size="large">
          Contact us
        </LinkButton>
      </div>
      <Link href={view.back} className="text-link justify-self-start">
        Go back
      </Link>
    </div>
  );
}

function Reasons() {
  return (
    <ul className="grid gap-7 lg:pt-8">
      <Reason icon="bookmark" title="Your watchlist on every device">
        Save a vehicle on your phone, find it on your computer.
      </Reason>
      <Reason icon="lock" title="Nothing to remember">
        A new code each time, and no password that could be lost or stolen.
      </Reason>
      <Reason icon="shield" title="Only your number">
        It is all that your account is known by. Sign out whenever you like.
      </Reason>
    </ul>
  );
}

interface ReasonProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Reason({ icon, title, children }: ReasonProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-disc bg-brand-100 text-brand-text">
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h2 className="text-base font-strong tracking-normal">{title}</h2>
        <p className="mt-0.5 max-w-[44ch] text-muted">{children}</p>
      </div>
    </li>
  );
}
