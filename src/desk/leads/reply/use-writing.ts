import { type FormEvent, useEffect, useRef, useState } from "react";
import { LINE } from "../../line/line.ts";
import type { ThreadView } from "../thread/thread-view.ts";
import { keepWaiting, type Waiting, waitingOf } from "../waiting/waiting.ts";
import type { Writing } from "./write-from.ts";

const WRITINGS: readonly string[] = ["answer", "text", "note"] satisfies readonly Writing[];

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether this text for this thread is already waiting to be sent. */
export const isWaiting = ({ id, reader }: ThreadView, text: string): boolean =>
  waitingOf(reader).some((one) => one.person === id && one.text.trim() === text.trim());

interface Field {
  /** How many times the field has been sent and emptied. */
  readonly sends: number;
  readonly isSending: boolean;
  /** Called when the text has been queued in the browser. */
  readonly onWaits: () => void;
}

/**
 * Queues text written while offline in the browser, in order, and sends it later by itself. Each text has a key from
 * the start, so that it is stored once even if only the server's response was lost.
 */
export function useWriting(view: ThreadView, { sends, isSending, onWaits }: Field) {
  const [key, setKey] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is written next has another key
  useEffect(() => setKey(newKey()), [sends]);
  const last = useRef<Waiting | null>(null);
  const wait = (one: Waiting) => {
    keepWaiting(view.reader, one);
    last.current = null;
    onWaits();
  };
  return {
    key,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (isSending) return event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const form = new FormData(event.currentTarget, submitter);
      const writing = String(form.get("intent"));
      const one: Waiting = {
        key,
        person: view.id,
        name: view.name,
        writing: writing as Writing,
        text: String(form.get("text") ?? ""),
        car: String(form.get("car") ?? ""),
        seen: view.seen,
        drafts: form.getAll("draft").map(String),
        at: Date.now(),
        problem: null,
      };
      last.current = WRITINGS.includes(writing) && one.text.trim() !== "" ? one : null;
      const isAfter = waitingOf(view.reader).some(({ person, problem }) => person === view.id && problem === null);
      if (LINE.since() === null && !isAfter) return;
      event.preventDefault();
      if (last.current) wait(last.current);
    },
    /** Queues the last text again if the connection broke while it was sent. */
    keepUnsent: () => {
      if (last.current) wait(last.current);
    },
  };
}
