import { data, type RouterContextProvider, redirect } from "react-router";
import { type DeskScope, deskScope } from "../desk-request.ts";
import { ACTIONS, type ActionName, isConfirmed, mayAnywhere } from "../features/staff/ability.ts";
import type { DeskSession } from "../features/staff/desk-session.ts";
import { DOORS, type DoorName, type Intent } from "./doors.ts";

/** The arguments of a loader or action that `enter` needs. */
interface RequestArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** A request from a signed-in user who may do what they ask. */
export interface Entered extends DeskScope {
  readonly session: DeskSession;
}

/** The `data` of a thrown response, which the error page shows in place of the page. */
export interface Refusal {
  readonly kind: "not-allowed" | "confirm";
  /** The action that is not allowed, as in "You may not …". */
  readonly what: string;
}

/** The request's scope, for pages that need no sign-in. */
export const scopeOf = ({ context }: RequestArgs): DeskScope => context.get(deskScope);

/** The signed-in user's request for a page. Throws a redirect to the sign-in, or a refusal, for anybody else. */
export function enter(args: RequestArgs, door: DoorName): Entered {
  return allowed(args, DOORS[door].read);
}

/**
 * The request that submits a form, and the form's intent. Throws as `enter` does, and for a form that the page lacks.
 */
export function enterWith<Name extends DoorName>(
  args: RequestArgs,
  door: Name,
  form: FormData,
): Entered & { readonly intent: Intent<Name> } {
  const intent = String(form.get("intent"));
  const posts: Readonly<Record<string, ActionName | null>> = DOORS[door].posts;
  if (!Object.hasOwn(posts, intent)) throw data(null, { status: 400 });
  return { ...allowed(args, posts[intent] ?? null), intent: intent as Intent<Name> };
}

/** The intent of a form that needs no sign-in. */
export function openIntent<Name extends DoorName>(door: Name, form: FormData): Intent<Name> {
  const intent = String(form.get("intent"));
  const posts: Readonly<Record<string, ActionName | null>> = DOORS[door].posts;
  if (!Object.hasOwn(posts, intent) || posts[intent] !== null) throw data(null, { status: 400 });
  return intent as Intent<Name>;
}

function allowed(args: RequestArgs, action: ActionName | null): Entered {
  const scope = scopeOf(args);
  const { session, now } = scope;
  if (!session) throw redirect(signInAddress(args.url));
  if (action === null) throw new Error("A page for strangers was entered as if it were not.");
  const { says } = ACTIONS[action];
  if (!mayAnywhere(session.staff.grants, action)) throw refusal("not-allowed", says);
  if ("confirmed" in ACTIONS[action] && !isConfirmed(session.confirmedAt, now)) throw refusal("confirm", says);
  return { ...scope, session };
}

const refusal = (kind: Refusal["kind"], what: string) => data({ kind, what } satisfies Refusal, { status: 403 });

/** The refusal to throw when the user may do this elsewhere but not here: "You may not …". */
export const notAllowed = (what: string) => refusal("not-allowed", what);

/** Whether a request was refused only because the passkey was not confirmed recently. */
export const wantsPasskey = (thrown: unknown): boolean =>
  (thrown as { readonly data?: Partial<Refusal> | null } | null)?.data?.kind === "confirm";

/**
 * Like `enter`, for a file. A file has no page to confirm the passkey on, so this redirects to the page before it,
 * which asks for it.
 */
export function enterFile(args: RequestArgs, door: DoorName, pageBefore: string): Entered {
  try {
    return enter(args, door);
  } catch (thrown) {
    throw wantsPasskey(thrown) ? redirect(pageBefore) : thrown;
  }
}

/** The sign-in's address, which leads back to the requested page. */
function signInAddress({ pathname, search }: URL): string {
  const back = `${pathname.replace(/\.data$/, "")}${search}`;
  return back === "/desk/" || back.length > 1_000 ? "/sign-in" : `/sign-in?${new URLSearchParams({ back })}`;
}

/** The desk path to continue at after signing in; the start page if `back` is not a valid one. */
export function backAddress(back: string | null): string {
  const path = back ?? "";
  return /^\/desk\/[\w/.?&=%+:-]*$/.test(path) && !path.includes("..") && !path.includes("//") ? path : "/desk/";
}
