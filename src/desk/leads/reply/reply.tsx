import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { formatFigure } from "../../../lib/words/format.ts";
import type { ThreadView } from "../thread/thread-view.ts";
import { useSending } from "../use-sending.ts";
import { Extras } from "./reply-extras.tsx";
import { SendingRow } from "./sending-row.tsx";
import { ToLine } from "./to-line.tsx";
import { useDraft } from "./use-draft.ts";
import { useLength } from "./use-length.ts";
import { isWaiting, useWriting } from "./use-writing.ts";

/** The most characters of an answer; the server checks this too. */
const LONGEST = 10_000;

interface ReplyProps {
  readonly view: ThreadView;
  /** The text of an answer that was refused. */
  readonly kept: string | undefined;
  /** Text taken back from the waiting messages for editing. */
  readonly taken: { readonly text: string } | null;
  /** Whether the connection broke while the last form was submitted. */
  readonly isUnsent: boolean;
}

const withMore = (now: string, more: string) =>
  now.includes(more) ? now : [now.trim(), more].filter(Boolean).join("\n\n");

/** The form for an answer or note. Drafts are saved on the server. */
export function Reply({ view, kept, taken, isUnsent }: ReplyProps) {
  const isSending = useSending(["answer", "text", "note"]);
  const [text, setText] = useState(kept ?? view.draft?.text ?? "");
  const [sends, setSends] = useState(0);
  const [isNote, setNote] = useState(false);
  const [known, setKnown] = useState<readonly string[]>([view.draft?.text ?? ""]);
  const saved = useRef<string | null>(text);
  const wasSending = useRef(false);
  const empty = (rest: string) => {
    setText(rest);
    saved.current = rest;
    setSends((count) => count + 1);
    setNote(false);
  };
  const { key, onSubmit, keepUnsent } = useWriting(view, { sends, isSending, onWaits: () => empty("") });
  // A text that was sent leaves the field; one that was refused stays.
  useEffect(() => {
    if (wasSending.current && !isSending && isUnsent) keepUnsent();
    else if (wasSending.current && !isSending && kept === undefined) {
      empty(view.draft?.text ?? "");
      setKnown([view.draft?.text ?? ""]);
    }
    wasSending.current = isSending;
  });
  useEffect(() => {
    if (taken) setText((now) => withMore(now, taken.text));
  }, [taken]);
  // A waiting message was saved as a draft earlier, and would be sent a second time from the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the page as it opens
  useEffect(() => {
    if (text !== "" && isWaiting(view, text)) empty("");
  }, []);
  const isTooLong = text.length > LONGEST;
  const message = useDraft({ view, text, setText, isSending, isTooLong, saved, known, setKnown });
  const { length, paste, typed } = useLength(text, LONGEST);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div className="reply" data-note={isNote ? "" : undefined}>
      <Form method="post" aria-label={`Answer ${view.name}`} preventScrollReset data-waits="" onSubmit={onSubmit}>
        <input type="hidden" name="seen" value={view.seen} />
        <input type="hidden" name="key" value={key} />
        {known.map((one) => (
          <input key={one} type="hidden" name="draft" value={one} />
        ))}
        <ToLine view={view} isNote={isNote} setNote={setNote} />
        <label className="unseen" htmlFor="answer">
          {isNote ? "Your note" : "Your answer"}
        </label>
        <textarea
          id="answer"
          name="text"
          rows={4}
          aria-describedby={length > LONGEST ? "answer-too-long" : undefined}
          value={text}
          onPaste={paste}
          onChange={(event) => {
            setText(event.target.value);
            typed();
          }}
          onKeyDown={press}
          readOnly={isSending}
          data-key="e"
          placeholder={isNote ? "What colleagues should know" : `Write to ${view.name.split(" ")[0] ?? view.name}`}
        />
        {length > LONGEST ? (
          <p id="answer-too-long" className="foot late" role="alert">
            That is too long: {formatFigure(length)} characters, and {formatFigure(LONGEST)} are the most.{" "}
            {isTooLong ? "Nothing of it is sent or kept until it is shorter." : "What you pasted was left out."}
          </p>
        ) : null}
        {message === null ? null : (
          <p className="foot" role="status">
            {message}
          </p>
        )}
        <Extras key={sends} view={view} onTemplate={(more) => setText((now) => withMore(now, more))} />
        <SendingRow view={view} text={text} isSending={isSending} tooLong={isTooLong} isNote={isNote} />
      </Form>
    </div>
  );
}
