import { useSyncExternalStore } from "react";

/** What somebody wrote in a thread and has not reached the server. */
export interface Waiting {
  /** What it is called for good, so that the server keeps it once however often it is sent. */
  readonly key: string;
  readonly person: number;
  /** The person's name, for pages on which their thread is not open. */
  readonly name: string;
  readonly writing: "answer" | "text" | "note";
  readonly text: string;
  /** The car that the answer shows; empty for none. */
  readonly car: string;
  /** The newest entry of the thread that its writer had seen. */
  readonly seen: number;
  readonly at: number;
  /** Why the server did not take it; null while it waits. */
  readonly problem: string | null;
}

/** It waits in the browser by whose it is: nobody else who signs in here sees or sends it. */
const nameOf = (by: number) => `desk-waiting-${by}`;

const followers = new Set<() => void>();

function follow(told: () => void): () => void {
  followers.add(told);
  // Another tab of this browser sends, too.
  addEventListener("storage", told);
  return () => {
    followers.delete(told);
    removeEventListener("storage", told);
  };
}

const NONE: readonly Waiting[] = [];
let last: { readonly text: string | null; readonly list: readonly Waiting[] } = { text: null, list: NONE };

/** What waits of this member of staff, in the order in which it was written. */
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
  for (const told of [...followers]) told();
}

export const keepWaiting = (by: number, one: Waiting): void =>
  change(by, (list) => [...list.filter(({ key }) => key !== one.key), one]);

export const dropWaiting = (by: number, key: string): void =>
  change(by, (list) => list.filter((one) => one.key !== key));

/** Why something was not taken, and in which thread its words stand where that was joined to another one. */
export interface Refused {
  readonly problem: string;
  readonly at?: number | undefined;
}

/** What the server did not take waits no more, and its writer is told why. */
export const stopWaiting = (by: number, key: string, { problem, at }: Refused): void =>
  change(by, (list) => list.map((one) => (one.key === key ? { ...one, problem, person: at ?? one.person } : one)));

/** What this browser has of somebody's words that have not reached the server, for when they sign out. */
export function forgetWords(by: number): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(`desk-draft-${by}-`)) localStorage.removeItem(name);
  }
  change(by, () => NONE);
}

/** What waits of this member of staff, and anew whenever that changes; nothing for a stranger. */
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
