import { type Dispatch, type RefObject, type SetStateAction, useEffect } from "react";
import { useFetcher } from "react-router";
import type { ThreadView } from "../thread/thread-view.ts";
import type { Told } from "./outcome.ts";
import { useTyped } from "./use-typed.ts";

/** Milliseconds after the last key press at which a draft is saved. */
const DRAFT_MS = 2_000;

interface Draft {
  readonly view: ThreadView;
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  readonly isSending: boolean;
  readonly isTooLong: boolean;
  /** The draft on the server; null if saving it failed, so that it is tried again. */
  readonly saved: RefObject<string | null>;
}

/** Saves drafts on the server, and in this browser whatever has not reached the server. */
export function useDraft({ view, text, setText, isSending, isTooLong, saved }: Draft): void {
  const { submit, state, data } = useFetcher<Told | null>({ key: `draft-${view.id}` });
  const keep = useTyped(view.drafts, text, setText, saved);
  useEffect(() => {
    if (state !== "idle" || data === undefined) return;
    if (data === null) saved.current = null;
    else keep(saved.current ?? "");
  }, [state, data, keep, saved]);
  useEffect(() => {
    if (text === saved.current || isSending || isTooLong || state !== "idle") return;
    const send = () => {
      saved.current = text;
      void submit({ intent: "draft", text }, { method: "post" });
    };
    const timer = setTimeout(
      () => (navigator.onLine ? send() : addEventListener("online", send, { once: true })),
      DRAFT_MS,
    );
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [text, isSending, isTooLong, state, submit, saved]);
}
