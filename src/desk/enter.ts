import { data, type RouterContextProvider, redirect } from "react-router";
import { type DeskScope, deskScope } from "../desk-request.ts";
import { ACTIONS, type ActionName, isConfirmed, mayAnywhere } from "../features/staff/ability.ts";
import type { DeskSession } from "../features/staff/desk-session.ts";
import { DOORS, type DoorName, type Intent } from "./doors.ts";

/** A loader's or action's arguments, as far as entering needs them. */
interface Asked {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** A request of somebody who is signed in and may do what they ask. */
export interface Entered extends DeskScope {
  readonly session: DeskSession;
}

/** What a page says instead of itself: `data` of a thrown response, which the error page shows. */
export interface Refusal {
  readonly kind: "not-allowed" | "confirm";
  /** What is not allowed, as in "You may not …". */
  readonly what: string;
}

/** The request behind a page for strangers. */
export const scopeOf = ({ context }: Asked): DeskScope => context.get(deskScope);

/** Who opens a page; anybody else is redirected to the sign-in, or refused, by a throw. */
export function enter(asked: Asked, door: DoorName): Entered {
  return allowed(asked, DOORS[door].read);
}

/** Who sends a form, and its intent; refused as in `enter`, or where the page has no such form. */
export function enterWith<Name extends DoorName>(
  asked: Asked,
  door: Name,
  form: FormData,
): Entered & { readonly intent: Intent<Name> } {
  const intent = String(form.get("intent"));
  const posts: Readonly<Record<string, ActionName | null>> = DOORS[door].posts;
  if (!Object.hasOwn(posts, intent)) throw data(null, { status: 400 });
  return { ...allowed(asked, posts[intent] ?? null), intent: intent as Intent<Name> };
}

/** The intent of a form that strangers may send. */
export function openIntent<Name extends DoorName>(door: Name, form: FormData): Intent<Name> {
  const intent = String(form.get("intent"));
  const posts: Readonly<Record<string, ActionName | null>> = DOORS[door].posts;
  if (!Object.hasOwn(posts, intent) || posts[intent] !== null) throw data(null, { status: 400 });
  return intent as Intent<Name>;
}

function allowed(asked: Asked, action: ActionName | null): Entered {
  const scope = scopeOf(asked);
  const { session, now } = scope;
  if (!session) throw redirect(signInAddress(asked.url));
  if (action === null) throw new Error("A page for strangers was entered as if it were not.");
  const { says } = ACTIONS[action];
  if (!mayAnywhere(session.staff.grants, action)) throw refusal("not-allowed", says);
  if ("confirmed" in ACTIONS[action] && !isConfirmed(session.confirmedAt, now)) throw refusal("confirm", says);
  return { ...scope, session };
}

const refusal = (kind: Refusal["kind"], what: string) => data({ kind, what } satisfies Refusal, { status: 403 });

/** What is thrown where somebody may do this elsewhere, and not here: "You may not …". */
export const notAllowed = (what: string) => refusal("not-allowed", what);

/** Whether somebody was stopped only for want of a fresh confirmation by their passkey. */
export const wantsPasskey = (thrown: unknown): boolean =>
  (thrown as { readonly data?: Partial<Refusal> | null } | null)?.data?.kind === "confirm";

/**
 * Who opens a file, as in `enter`. A file has no page on which to confirm: where the passkey is wanting, it leads to
 * the page before it, which asks for that.
 */
export function enterFile(asked: Asked, door: DoorName, pageBefore: string): Entered {
  try {
    return enter(asked, door);
  } catch (thrown) {
    throw wantsPasskey(thrown) ? redirect(pageBefore) : thrown;
  }
}

/** The sign-in, which leads back to the page that was asked for. */
function signInAddress({ pathname, search }: URL): string {
  const back = `${pathname.replace(/\.data$/, "")}${search}`;
  return back === "/desk/" || back.length > 1_000 ? "/sign-in" : `/sign-in?${new URLSearchParams({ back })}`;
}

/** A path of the desk to go on to after the sign-in; its first page where `back` is none. */
export function backAddress(back: string | null): string {
  const path = back ?? "";
  return /^\/desk\/[\w/.?&=%+:-]*$/.test(path) && !path.includes("..") && !path.includes("//") ? path : "/desk/";
}
