import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { mergeDrafts } from "../../../features/people/drafts/merging.ts";
import type { ThreadView } from "../thread/thread-view.ts";
import type { ReplyOutcome } from "./outcome.ts";
import { useTyped } from "./use-typed.ts";

/** Milliseconds after the last key press at which a draft is saved. */
const DRAFT_MS = 2_000;

/** What is known of the draft on the server. */
interface Known {
  /** The text last submitted as a draft; null if that failed, so that it is tried again. */
  readonly saved: RefObject<string | null>;
  /** The texts of which the server may have one, unless another tab or device stored another. */
  readonly known: readonly string[];
  readonly setKnown: Dispatch<SetStateAction<readonly string[]>>;
}

interface Draft extends Known {
  readonly view: ThreadView;
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  readonly isSending: boolean;
  readonly isTooLong: boolean;
}

const JOINED = "What you began in another tab or on another device stands here, too.";

/**
 * Saves drafts on the server, and in this browser whatever has not reached the server. Words that the user typed in
 * another tab or on another device join the text. Returns a sentence about that, or null.
 */
export function useDraft({ view, text, setText, isSending, isTooLong, saved, known, setKnown }: Draft): string | null {
  const { submit, state, data } = useFetcher<ReplyOutcome | null>({ key: `draft-${view.id}` });
  const [message, setMessage] = useState<string | null>(null);
  const keep = useTyped(view.drafts, text, setText, saved);
  useEffect(() => {
    if (state !== "idle" || data === undefined) return;
    if (data === null) saved.current = null;
    else if (data.problem !== null) setMessage(data.problem);
    else {
      const sent = saved.current ?? "";
      const stored = data.text ?? sent;
      setKnown([stored]);
      keep(sent);
      if (stored === sent) return;
      saved.current = stored;
      setMessage(JOINED);
      setText((now) => mergeDrafts(stored, [sent], now) ?? now);
    }
  }, [state, data, keep, saved, setKnown, setText]);
  useEffect(() => {
    if (text === saved.current || isSending || isTooLong || state !== "idle") return;
    const send = () => {
      saved.current = text;
      const form = new FormData();
      form.set("intent", "draft");
      form.set("text", text);
      for (const one of known) form.append("draft", one);
      setKnown([...new Set([...known, text])]);
      void submit(form, { method: "post" });
    };
    const timer = setTimeout(
      () => (navigator.onLine ? send() : addEventListener("online", send, { once: true })),
      DRAFT_MS,
    );
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [text, isSending, isTooLong, state, submit, saved, known, setKnown]);
  return text === "" ? null : message;
}
