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

/** Most characters of an answer; the server counts as well. */
const LONGEST = 10_000;

interface ReplyProps {
  readonly view: ThreadView;
  /** What was typed into an answer that was refused. */
  readonly kept: string | undefined;
  /** Words of something that waited, taken back to be changed. */
  readonly taken: { readonly text: string } | null;
  /** Whether the connection broke while the last form was sent. */
  readonly isUnsent: boolean;
}

const withMore = (now: string, more: string) =>
  now.includes(more) ? now : [now.trim(), more].filter(Boolean).join("\n\n");

/** The answer or note that somebody writes; what is begun is kept on the server. */
export function Reply({ view, kept, taken, isUnsent }: ReplyProps) {
  const isSending = useSending(["answer", "text", "note"]);
  const [text, setText] = useState(kept ?? view.draft?.text ?? "");
  const [sends, setSends] = useState(0);
  const [isNote, setNote] = useState(false);
  // What the server has; null after a draft that did not reach it, so that the next try is made.
  const saved = useRef<string | null>(text);
  const wasSending = useRef(false);
  const empty = (known: string) => {
    setText(known);
    saved.current = known;
    setSends((count) => count + 1);
    setNote(false);
  };
  const { key, onSubmit, keepUnsent } = useWriting(view, { sends, isSending, onWaits: () => empty("") });
  // What was sent leaves the field, and what was refused stays in it.
  useEffect(() => {
    if (wasSending.current && !isSending && isUnsent) keepUnsent();
    else if (wasSending.current && !isSending && kept === undefined) empty(view.draft?.text ?? "");
    wasSending.current = isSending;
  });
  useEffect(() => {
    if (taken) setText((now) => withMore(now, taken.text));
  }, [taken]);
  // What waits to be sent was kept as a draft before that, and would be sent a second time from the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the page as it opens
  useEffect(() => {
    if (text !== "" && isWaiting(view, text)) empty("");
  }, []);
  useDraft({ view, text, setText, isSending, isTooLong: text.length > LONGEST, saved });
  const { length, paste, typed } = useLength(text, LONGEST);
  const tooLong = text.length > LONGEST;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div className="reply" data-note={isNote ? "" : undefined}>
      <Form method="post" aria-label={`Answer ${view.name}`} preventScrollReset data-waits="" onSubmit={onSubmit}>
        <input type="hidden" name="seen" value={view.seen} />
        <input type="hidden" name="key" value={key} />
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
            {tooLong ? "Nothing of it is sent or kept until it is shorter." : "What you pasted was left out."}
          </p>
        ) : null}
        <Extras key={sends} view={view} onTemplate={(more) => setText((now) => withMore(now, more))} />
        <SendingRow view={view} text={text} isSending={isSending} tooLong={tooLong} isNote={isNote} />
      </Form>
    </div>
  );
}
