import { redirect } from "react-router";
import type { RequestScope } from "../../request.ts";
import type { GateName } from "./gates.ts";
import { readCookie, setCookie, setHint } from "./member-cookies.ts";
import { endSession, type Member, memberOfToken } from "./sessions.ts";
import { ownPath, signInPath } from "./sign-in-path.ts";
import { SESSION_LASTS_MS } from "./sign-in-rules.ts";

/** Whether this page's visitor has the secure cookies. */
export const isSecure = (url: URL): boolean => url.protocol === "https:";

/** The member, by the session's cookie; null for an anonymous visitor. The page is then made for that visitor alone. */
export async function memberOf({ app, site, now, header }: RequestScope, url: URL): Promise<Member | null> {
  const token = readCookie(header("cookie"), "session", isSecure(url));
  return token ? memberOfToken(app.db, site, token, now) : null;
}

/** The ticket of the browser that requested a code. */
export const ticketOf = ({ header }: RequestScope, url: URL): string | null =>
  readCookie(header("cookie"), "ticket", isSecure(url));

/**
 * The member who requests the page at `url`. Anybody else is redirected, by a throw, to the sign-in, and returns to
 * this address afterwards (SITE-057). For loaders and actions.
 */
export async function requireMember(scope: RequestScope, url: URL, gate: GateName): Promise<Member> {
  const member = await memberOf(scope, url);
  if (member) return member;
  const requested = `${url.pathname}${url.search}`;
  throw redirect(signInPath({ type: gate, redirect: ownPath(requested, "/"), back: cameFrom(scope, url) }));
}

/** The visitor's previous page on this site; home if it is unknown or is the gated page itself. */
function cameFrom({ header }: RequestScope, url: URL): string {
  const from = URL.parse(header("referer") ?? "");
  if (!from || from.host !== url.host || from.pathname === url.pathname) return "/";
  return ownPath(`${from.pathname}${from.search}`, "/");
}

/** The headers that sign a browser in. */
export function signedInHeaders(token: string, secure: boolean): Headers {
  const options = { secure, seconds: SESSION_LASTS_MS / 1000 };
  const headers = new Headers({ "Set-Cookie": setCookie("session", token, options) });
  headers.append("Set-Cookie", setHint(options));
  headers.append("Set-Cookie", setCookie("ticket", "", { secure, seconds: 0 }));
  return headers;
}

/** Ends the session, and returns the headers that delete its cookies. */
export async function signOut({ app, site, header }: RequestScope, url: URL): Promise<Headers> {
  const secure = isSecure(url);
  const token = readCookie(header("cookie"), "session", secure);
  if (token) await endSession(app.db, site, token);
  const headers = new Headers({ "Set-Cookie": setCookie("session", "", { secure, seconds: 0 }) });
  headers.append("Set-Cookie", setHint({ secure, seconds: 0 }));
  return headers;
}
