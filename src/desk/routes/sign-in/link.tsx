import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { setDeskCookie } from "../../../features/staff/desk-cookies.ts";
import { type LinkStanding, linkStanding, takeSignInLink } from "../../../features/staff/links/mutations.ts";
import { openDeskSession } from "../../../features/staff/sessions/mutations.ts";
import { browserOf } from "../../browser.ts";
import { backAddress, openIntent, scopeOf } from "../../enter.ts";
import { titled } from "../../parts/titles.ts";

const tokenOf = (given: string | null): string => (/^[\w-]{20,100}$/.test(given ?? "") ? (given ?? "") : "");

/** The facts about a link that the page shows. */
const answerOf = (standing: LinkStanding) =>
  standing.kind === "open" ? { kind: standing.kind, name: standing.staff.name } : { kind: standing.kind, name: "" };

/** Opening a link does not use it up, since mail scanners open every link. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = scopeOf(args);
  const { searchParams } = args.url;
  const back = backAddress(searchParams.get("back"));
  if (scope.session) throw redirect(back.replace(/^\/desk/, ""));
  const token = tokenOf(searchParams.get("token"));
  const browser = browserOf(scope, args.url);
  return { token, back, ...answerOf(await linkStanding(scope.app.db, { token, browser, now: scope.now })) };
}

export async function action(args: ActionFunctionArgs) {
  const scope = scopeOf(args);
  const form = await args.request.formData();
  openIntent("signInLink", form);
  const { app, now, userAgent } = scope;
  const token = tokenOf(String(form.get("token") ?? ""));
  const result = await takeSignInLink(app.db, { token, browser: browserOf(scope, args.url), now });
  if (result.kind !== "open") return data(answerOf(result), 403);
  const session = await openDeskSession(app.db, { staffId: result.staff.id, userAgent, confirmed: false, now });
  const back = backAddress(String(form.get("back") ?? ""));
  throw redirect(back.replace(/^\/desk/, ""), {
    status: 303,
    headers: { "Set-Cookie": setDeskCookie("session", session, args.url.protocol === "https:") },
  });
}

export const meta = titled("Sign in");

export default function SignInLink() {
  const { token, back, ...loaded } = useLoaderData<typeof loader>();
  const { kind, name } = useActionData<typeof action>() ?? loaded;
  if (kind === "open") {
    return (
      <div className="narrow">
        <h1>Good to see you, {name}</h1>
        <Form method="post" className="stack">
          <input type="hidden" name="intent" value="use the link" />
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="button go wide">
            Open the desk
          </button>
        </Form>
      </div>
    );
  }
  return (
    <div className="narrow">
      <h1>{kind === "ended" ? "This link has ended" : "This link belongs to another browser"}</h1>
      <p>
        {kind === "ended"
          ? "A link works once, for 15 minutes."
          : "A link opens only in the browser in which it was asked for, so that nobody can use one they come across."}
      </p>
      <Link to="/sign-in" className="button go wide">
        Ask for a new one here
      </Link>
    </div>
  );
}
