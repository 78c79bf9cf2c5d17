import type { ActionFunctionArgs } from "react-router";
import { whyNoPasskey } from "../../../features/staff/ability.ts";
import { deviceOf } from "../../../features/staff/device.ts";
import { addPasskey, askForPasskey, beginPasskey, takePasskey } from "../../../features/staff/passkeys/ceremonies.ts";
import { passkeysOf } from "../../../features/staff/passkeys/data.ts";
import { confirmSession } from "../../../features/staff/sessions/mutations.ts";
import { browserOf, deskOrigin, parsedJson } from "../../browser.ts";
import { enterWith } from "../../enter.ts";

/** Adds a passkey, or confirms the user with one, each in two requests: before and after the browser's own dialog. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "passkey", form);
  const { app, now, session, intent, userAgent } = scope;
  const browser = browserOf(scope, args.url);
  if (!browser)
    return Response.json(
      { error: "This browser keeps no cookies from here. Allow them, and sign in again." },
      { status: 400 },
    );
  const origin = deskOrigin(args.url);
  const at = { browser, now };
  const response = parsedJson(form.get("response"));
  switch (intent) {
    case "begin to add": {
      const why = whyNoPasskey(session, (await passkeysOf(app.db, session.staff.id)).length, now);
      if (why) return Response.json({ error: why }, { status: 403 });
      return Response.json({ options: await beginPasskey(app.db, origin, session.staff, at) });
    }
    case "add": {
      const added = await addPasskey(app.db, origin, session.staff, { response, name: deviceOf(userAgent), ...at });
      return added.ok ? Response.json({ done: true }) : Response.json({ error: added.error }, { status: 403 });
    }
    case "begin to confirm": {
      if ((await passkeysOf(app.db, session.staff.id)).length === 0)
        return Response.json({ error: "You have no passkey yet. Add one on your account’s page." }, { status: 403 });
      return Response.json({ options: await askForPasskey(app.db, origin, session.staff, at) });
    }
    case "confirm": {
      const verified = await takePasskey(app.db, origin, session.staff, { response, ...at });
      if (!verified.ok) return Response.json({ error: verified.error }, { status: 403 });
      await confirmSession(app.db, session.id, now);
      return Response.json({ done: true });
    }
  }
}
