import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { spokenNumber } from "../../features/sign-in/mobile-number.ts";
import { ticketState } from "../../features/sign-in/sign-in.ts";
import { codeWay, takeSignIn } from "../../features/sign-in/sign-in-form.ts";
import { CODE_SENT, OTHER_PHONE, signInView, signInWay } from "../../features/sign-in/sign-in-view.ts";
import { memberOf, ticketOf } from "../../features/sign-in/signed-in.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** Sign-in by phone number and then by the code sent to it (USER-008). A member who is signed in is redirected. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  scope.uncacheable();
  if (await memberOf(scope, url)) throw redirect(signInWay(url.searchParams, site.config.myGaragePath).redirect);
  const ticket = ticketOf(scope, url);
  const pending = ticket ? await ticketState(app.db, site, ticket, now) : null;
  const step = url.searchParams.get("step");
  const isCode = pending?.open === true && step !== OTHER_PHONE;
  return {
    view: signInView(site, url.searchParams, codeWay(app)?.by ?? null),
    step: isCode ? ("code" as const) : ("phone" as const),
    phone: pending ? spokenNumber(pending.phone) : "",
    isLost: step === CODE_SENT && !isCode,
    siteName: site.name,
  };
}

/**
 * Handles either step: redirects to the next, or shows the form again with the problem and everything that was typed.
 */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const taken = await takeSignIn(await request.formData(), scope, url);
  return "to" in taken ? redirect(taken.to, { status: 303, headers: taken.headers }) : data(taken.reply, taken.status);
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Sign in | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/sign-in.tsx")).SignInRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
