import type { ActionFunctionArgs } from "react-router";
import { setDeskCookie } from "../../../features/staff/desk-cookies.ts";
import { askForPasskey, takePasskey } from "../../../features/staff/passkeys/ceremonies.ts";
import { openDeskSession } from "../../../features/staff/sessions/mutations.ts";
import { browserOf, deskOrigin, parsedJson } from "../../browser.ts";
import { openIntent, scopeOf } from "../../enter.ts";

/** Signs in with a passkey, in two requests: one for the challenge, one with the signed response. */
export async function action(args: ActionFunctionArgs) {
  const scope = scopeOf(args);
  const form = await args.request.formData();
  const { app, now, userAgent } = scope;
  const browser = browserOf(scope, args.url);
  if (!browser)
    return Response.json(
      { error: "This browser keeps no cookies from here. Allow them, and open this page again." },
      { status: 400 },
    );
  const at = { browser, now };
  if (openIntent("signInPasskey", form) === "begin")
    return Response.json({ options: await askForPasskey(app.db, deskOrigin(args.url), null, at) });
  const response = parsedJson(form.get("response"));
  const verified = await takePasskey(app.db, deskOrigin(args.url), null, { response, ...at });
  if (!verified.ok) return Response.json({ error: verified.error }, { status: 403 });
  const token = await openDeskSession(app.db, { staffId: verified.value.id, userAgent, confirmed: true, now });
  const secure = args.url.protocol === "https:";
  return Response.json({ done: true }, { headers: { "Set-Cookie": setDeskCookie("session", token, secure) } });
}
