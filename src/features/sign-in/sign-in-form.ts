import type { App, RequestScope } from "../../request.ts";
import { setCookie } from "./member-cookies.ts";
import { spokenNumber } from "./mobile-number.ts";
import { askForCode, type CodeWay, enterCode, ticketState } from "./sign-in.ts";
import { CODE_LASTS_MS, FAILURES, type SignInFailure } from "./sign-in-rules.ts";
import { CODE_SENT, signInView } from "./sign-in-view.ts";
import { isSecure, signedInHeaders, ticketOf } from "./signed-in.ts";

/** The problem with a step, and the text that was typed. */
export interface SignInReply {
  readonly step: "phone" | "code";
  readonly typed: string;
  readonly message: string;
}

/** A redirect, or the form again. */
export type SignInAnswer =
  | { readonly to: string; readonly headers: Headers }
  | { readonly reply: SignInReply; readonly status: number };

const STATUS: Readonly<Record<SignInFailure["kind"], number>> = {
  invalid: 422,
  wrong: 422,
  spent: 422,
  limited: 429,
  unavailable: 503,
};

/** How codes are sent on this server; null if they cannot be. */
export function codeWay({ sms, env }: Pick<App, "sms" | "env">): CodeWay | null {
  if (sms) return { by: "sms", sender: sms };
  return env.mode === "development" ? { by: "demo" } : null;
}

/** Handles a posted step of the sign-in at `url`: a field `code`, or a field `phone`. */
export async function takeSignIn(form: FormData, scope: RequestScope, url: URL): Promise<SignInAnswer> {
  const step = form.has("code") ? "code" : "phone";
  const typed = String(form.get(step) ?? "").slice(0, 100);
  try {
    return await (step === "code" ? takeCode(typed, scope, url) : takePhone(typed, scope, url));
  } catch (err) {
    scope.app.log.error({ requestId: scope.requestId, err }, "a sign-in failed");
    return refusal(FAILURES.broken, step, typed);
  }
}

const refusal = (failure: SignInFailure, step: SignInReply["step"], typed: string): SignInAnswer => ({
  reply: { step, typed, message: failure.message },
  status: STATUS[failure.kind],
});

async function takePhone(typed: string, scope: RequestScope, url: URL): Promise<SignInAnswer> {
  const { app, site, now, ip, requestId } = scope;
  const way = codeWay(app);
  if (!way) return refusal(FAILURES.none, "phone", typed);
  const outcome = await askForCode(app.db, site, way, { typedPhone: typed, ip, host: url.hostname, now });
  if (!outcome.ok) {
    if (outcome.error.kind === "unavailable") app.log.error({ requestId }, "the SMS gateway takes no messages");
    if (outcome.error === FAILURES.site)
      app.log.error({ requestId, site: site.slug }, "a site has sent as many sign-in codes as it may within a day");
    return refusal(outcome.error, "phone", typed);
  }
  const ticket = { secure: isSecure(url), seconds: CODE_LASTS_MS / 1000 };
  const headers = new Headers({ "Set-Cookie": setCookie("ticket", outcome.value.ticket, ticket) });
  return { to: `${signInView(site, url.searchParams, way.by).path}&step=${CODE_SENT}`, headers };
}

async function takeCode(typed: string, scope: RequestScope, url: URL): Promise<SignInAnswer> {
  const { app, site, now } = scope;
  const ticket = ticketOf(scope, url);
  if (!ticket) return refusal(FAILURES.spent, "phone", "");
  const entered = await enterCode(app.db, site, { ticket, typed, now });
  if (entered.ok) {
    const { redirect } = signInView(site, url.searchParams, null);
    return { to: redirect, headers: signedInHeaders(entered.value.token, isSecure(url)) };
  }
  if (entered.error.kind !== "spent") return refusal(entered.error, "code", typed);
  const pending = await ticketState(app.db, site, ticket, now);
  return refusal(entered.error, "phone", pending ? spokenNumber(pending.phone) : "");
}
