import { formatFigure } from "../../../lib/words/format.ts";
import { plural } from "../../../lib/words/plural.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { RadioTiles } from "../../../ui/controls/choices/radio-tiles.tsx";
import { TextField } from "../../../ui/controls/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { AlertFormView, AlertReply } from "../asking.ts";
import { OFTEN_WORDS, type Often } from "../rules.ts";

const IN_ORDER: readonly Often[] = ["once", "daily", "weekly"];

/** The form's layout. */
export const ALERT_FORM = "grid gap-4.5";
/** The ID of the form, under which its draft is saved. */
export const ALERT_FORM_ID = "alert";

export const alertTitle = ({ kind }: Pick<AlertFormView, "kind">): string =>
  kind === "car" ? "Tell me if the price drops" : "Tell me when it comes";

/** The watched search or car, and a line about it. */
export function Watched({ name, text }: { readonly name: string; readonly text: string }) {
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

interface AlertFieldsProps {
  readonly view: AlertFormView;
  /** What is wrong with the previous submission, and what it contained. */
  readonly reply: Refusal | null;
  readonly noun: string;
}

/** The fields of the form, shared by its page and its dialog. */
export function AlertFields({ view, reply, noun }: AlertFieldsProps) {
  const tiles = IN_ORDER.map((often) => ({ value: often, label: <Tile often={often} /> }));
  return (
    <>
      <Watched name={view.name} text={view.today} />
      {reply && reply.field === null ? (
        <div role="alert">
          <Notice kind="caution" title={reply.message} />
        </div>
      ) : null}
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
          This search finds very many. {formatFigure(view.cameInWeek)} {plural(noun)} came in the last week: “At once”
          may be many emails.
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
    </>
  );
}
