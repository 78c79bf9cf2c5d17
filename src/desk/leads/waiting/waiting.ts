import { useSyncExternalStore } from "react";

/** A message written in a thread that has not reached the server. */
export interface Waiting {
  /** A fixed key, so that the server stores it once however often it is sent. */
  readonly key: string;
  readonly person: number;
  /** The person's name, for pages on which their thread is not open. */
  readonly name: string;
  readonly writing: "answer" | "text" | "note";
  readonly text: string;
  /** The car that the answer shows; empty if there is none. */
  readonly car: string;
  /** The newest entry of the thread that the writer had seen. */
  readonly seen: number;
  /** The drafts that the server may have of it, which go with it; absent in messages of an older release. */
  readonly drafts?: readonly string[];
  readonly at: number;
  /** Why the server refused it; null while it waits. */
  readonly problem: string | null;
}

/** Storage name of a staff member's messages, so that other users of this browser neither see nor send them. */
const nameOf = (by: number) => `desk-waiting-${by}`;

const followers = new Set<() => void>();

function follow(listener: () => void): () => void {
  followers.add(listener);
  // Another tab of this browser may send them, too.
  addEventListener("storage", listener);
  return () => {
    followers.delete(listener);
    removeEventListener("storage", listener);
  };
}

const NONE: readonly Waiting[] = [];
let last: { readonly text: string | null; readonly list: readonly Waiting[] } = { text: null, list: NONE };

/** This staff member's waiting messages, in the order in which they were written. */
export function waitingOf(by: number): readonly Waiting[] {
  const text = localStorage.getItem(nameOf(by));
  if (text !== last.text) last = { text, list: read(text) };
  return last.list;
}

function read(text: string | null): readonly Waiting[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : NONE;
  } catch {
    return NONE;
  }
}

function change(by: number, to: (list: readonly Waiting[]) => readonly Waiting[]): void {
  const list = to(waitingOf(by));
  if (list.length === 0) localStorage.removeItem(nameOf(by));
  else localStorage.setItem(nameOf(by), JSON.stringify(list));
  for (const listener of [...followers]) listener();
}

export const keepWaiting = (by: number, one: Waiting): void =>
  change(by, (list) => [...list.filter(({ key }) => key !== one.key), one]);

export const dropWaiting = (by: number, key: string): void =>
  change(by, (list) => list.filter((one) => one.key !== key));

/** Why a message was refused and, if its thread was joined to another one, the person of that one. */
export interface Refused {
  readonly problem: string;
  readonly at?: number | undefined;
}

/** Marks a message as refused, with the reason for its writer. */
export const stopWaiting = (by: number, key: string, { problem, at }: Refused): void =>
  change(by, (list) => list.map((one) => (one.key === key ? { ...one, problem, person: at ?? one.person } : one)));

/** Deletes all unsent text of a staff member from this browser, when they sign out. */
export function forgetWords(by: number): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(`desk-draft-${by}-`)) localStorage.removeItem(name);
  }
  change(by, () => NONE);
}

/** This staff member's waiting messages, updated whenever they change; empty if nobody is signed in. */
export const useWaiting = (by: number | null): readonly Waiting[] =>
  useSyncExternalStore(
    follow,
    () => (by === null ? NONE : waitingOf(by)),
    () => NONE,
  );

/** "1 answer and 2 notes". */
export function waitingWords(list: readonly Waiting[]): string {
  const notes = list.filter(({ writing }) => writing === "note").length;
  const answers = list.length - notes;
  return [
    answers > 0 && `${answers} ${answers === 1 ? "answer" : "answers"}`,
    notes > 0 && `${notes} ${notes === 1 ? "note" : "notes"}`,
  ]
    .filter(Boolean)
    .join(" and ");
}
