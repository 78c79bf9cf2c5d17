import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { newToken } from "../../../features/sign-in/secrets.ts";
import { readDeskCookie, setDeskCookie } from "../../../features/staff/desk-cookies.ts";
import { sendSignInLink } from "../../../features/staff/sign-in-mail.ts";
import { Icon } from "../../../ui/icon.tsx";
import { browserOf } from "../../browser.ts";
import { backAddress, openIntent, scopeOf } from "../../enter.ts";
import { TextField } from "../../parts/forms/fields.tsx";
import { Note } from "../../parts/note.tsx";
import { PasskeyButton } from "../../parts/passkeys.tsx";
import { titled } from "../../parts/titles.ts";

/** Gives this browser its ticket, which links and passkeys are bound to. */
export function loader(args: LoaderFunctionArgs) {
  const scope = scopeOf(args);
  const { searchParams, protocol } = args.url;
  const back = backAddress(searchParams.get("back"));
  if (scope.session) throw redirect(back.replace(/^\/desk/, ""));
  const secure = protocol === "https:";
  const ticket = browserOf(scope, args.url) ?? newToken();
  const mailbox = scope.app.env.mode === "development" && scope.app.env.smtpUrl === null;
  return data({ back, mailbox }, { headers: { "Set-Cookie": setDeskCookie("browser", ticket, secure) } });
}

export async function action(args: ActionFunctionArgs) {
  const scope = scopeOf(args);
  const form = await args.request.formData();
  openIntent("signIn", form);
  const { app, now, ip } = scope;
  const email = String(form.get("email") ?? "").trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    return data({ email, sent: false, problem: "Write your e-mail address, such as dana@dealer.example." }, 422);
  const browser = browserOf(scope, args.url);
  if (!browser)
    return data(
      { email, sent: false, problem: "This browser keeps no cookies from here, which signing in needs." },
      422,
    );
  const onFailure = (message: string) => app.log.warn({ failure: message }, "a sign-in link of the desk was not sent");
  const { db, mail, rates } = app;
  const back = backAddress(String(form.get("back") ?? ""));
  const session = readDeskCookie(scope.header("cookie"), "session", args.url.protocol === "https:");
  const linkRequest = {
    email,
    browser,
    session,
    origin: args.url.origin,
    back: back === "/desk/" ? null : back,
    ip,
    now,
  };
  if (!sendSignInLink({ db, mail, rates, onFailure }, linkRequest))
    return data(
      { email, sent: false, problem: "Too many links were asked for from here. Wait a quarter of an hour." },
      429,
    );
  return data({ email, sent: true, problem: null });
}

export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }) => loaderHeaders;
export const meta = titled("Sign in");

export default function SignIn() {
  const { back, mailbox } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isBusy = useNavigation().state !== "idle";
  if (outcome?.sent) return <LinkSent email={outcome.email} mailbox={mailbox} />;
  return (
    <div className="narrow">
      <h1>Sign in to the desk</h1>
      {outcome?.problem ? <Note kind="late">{outcome.problem}</Note> : null}
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="intent" value="ask for a link" />
        <input type="hidden" name="back" value={back} />
        <TextField
          label="Your e-mail at the dealership"
          type="email"
          name="email"
          autoComplete="username webauthn"
          required
          defaultValue={outcome?.email}
          aria-invalid={outcome?.problem ? true : undefined}
        />
        <button type="submit" className="button go wide" disabled={isBusy}>
          Send me a link
        </button>
      </Form>
      <div className="stack or">
        <PasskeyButton ceremony="sign-in" onDone={() => globalThis.location.assign(back)}>
          <Icon name="lock" size={16} /> Use a passkey
        </PasskeyButton>
      </div>
      <p className="dim">There are no passwords. Who may come in is decided by your manager.</p>
    </div>
  );
}

function LinkSent({ email, mailbox }: { readonly email: string; readonly mailbox: boolean }) {
  return (
    <div className="narrow">
      <h1>Look into your mailbox</h1>
      <p>
        If <b>{email}</b> works here, a link is on its way. Open it in this browser: it works once, for 15 minutes.
      </p>
      <p className="dim">
        Nothing there? Look among unwanted mail, or{" "}
        <a className="link" href="/desk/sign-in">
          ask again
        </a>
        .
      </p>
      {mailbox ? (
        <p className="dim">In development, mails lie in the mailbox that every site shows at /dev/mailbox.</p>
      ) : null}
    </div>
  );
}
