import { dropWaiting, type Refused, stopWaiting, type Waiting, waitingOf } from "./waiting.ts";

/** The result of sending a message. `away`: the connection broke; `later`: the server accepts nothing at the moment. */
type Outcome = { readonly kind: "taken" | "later" | "away" } | ({ readonly kind: "refused" } & Refused);

/**
 * Sends this staff member's waiting messages in the order in which they were written. `done` if none is left to send;
 * otherwise try again later. Only one tab sends at a time, and the server stores a message sent by two tabs once.
 */
export async function sendWaiting(by: number, ask: typeof fetch = fetch): Promise<"done" | "later" | "away"> {
  const { locks } = navigator;
  return locks ? locks.request(`desk-waiting-${by}`, () => sendAll(by, ask)) : sendAll(by, ask);
}

async function sendAll(by: number, ask: typeof fetch): Promise<"done" | "later" | "away"> {
  for (;;) {
    const next = waitingOf(by).find(({ problem }) => problem === null);
    if (!next) return "done";
    const outcome = await send(by, next, ask);
    if (outcome.kind === "refused") stopWaiting(by, next.key, outcome);
    else if (outcome.kind === "taken") dropWaiting(by, next.key);
    else return outcome.kind;
  }
}

async function send(by: number, one: Waiting, ask: typeof fetch): Promise<Outcome> {
  const { key, person, writing, text, car, seen, drafts = [] } = one;
  const body = new URLSearchParams({ intent: writing, key, text, car, seen: String(seen), by: String(by) });
  for (const draft of drafts) body.append("draft", draft);
  // A signed-out user is redirected to the sign-in page, which is not an answer from the endpoint.
  const answer = await ask(`/desk/leads/${person}/waiting`, { method: "POST", body, redirect: "manual" }).catch(
    () => null,
  );
  if (!answer || [502, 503, 504].includes(answer.status)) return { kind: "away" };
  if (answer.type === "opaqueredirect" || answer.status >= 500 || LATER.has(answer.status)) {
    return { kind: "later" };
  }
  if (answer.status === 404) return { kind: "refused", problem: "This thread is not there any more." };
  if (answer.status === 403) return { kind: "refused", problem: "You may not answer here any more." };
  const reply = (await answer.json().catch(() => null)) as { problem?: string | null; at?: number } | null;
  if (reply?.problem === undefined) return { kind: "refused", problem: "The desk could not take it." };
  return reply.problem === null ? { kind: "taken" } : { kind: "refused", problem: reply.problem, at: reply.at };
}

/** Statuses after which to try again later; 409 if another user has signed in meanwhile, in another tab. */
const LATER = new Set([408, 409, 429]);
