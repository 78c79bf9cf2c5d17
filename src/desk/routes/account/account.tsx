import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from "react-router";
import { channelsOf } from "../../../features/shifts/channels/data.ts";
import { chooseChannels } from "../../../features/shifts/channels/mutations.ts";
import { spokenNumber } from "../../../features/sign-in/mobile-number.ts";
import { mayAnywhere, ROLES } from "../../../features/staff/ability.ts";
import { setDeskCookie } from "../../../features/staff/desk-cookies.ts";
import { passkeysOf } from "../../../features/staff/passkeys/data.ts";
import { removePasskey } from "../../../features/staff/passkeys/mutations.ts";
import { endDeskSession, sessionsOf } from "../../../features/staff/sessions/mutations.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { LeadChannels } from "../../account/lead-channels.tsx";
import { enter, enterWith } from "../../enter.ts";
import { SignOut } from "../../leads/waiting/sign-out.tsx";
import { forgetWords } from "../../leads/waiting/waiting.ts";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { forgetAllForms } from "../../parts/frame/typed-forms.ts";
import { PasskeyButton } from "../../parts/passkeys.tsx";
import { titled } from "../../parts/titles.ts";
import { deskZone, reachText } from "../../places.ts";

/** The user's own sign-in: roles, passkeys and open sessions. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "account");
  const { app, now, session } = scope;
  const { staff } = session;
  const [passkeys, sessions, channels] = await Promise.all([
    passkeysOf(app.db, staff.id),
    sessionsOf(app.db, staff.id, now),
    channelsOf(app.db, staff.id),
  ]);
  const zone = deskZone(scope);
  const when = (at: number) => briefMoment(at, now, zone);
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    roles: staff.grants.map(({ role, reach }) => `${ROLES[role].name}, ${reachText(reach, app.sites)}`),
    channels: { ...channels, phone: channels.phone ? spokenNumber(channels.phone) : "" },
    hasSms: app.sms !== null,
    pushKey: app.push?.publicKey ?? null,
    takesLeads: mayAnywhere(staff.grants, "leads.answer"),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      added: when(createdAt),
      used: usedAt === null ? null : when(usedAt),
    })),
    sessions: sessions.map(({ id, device, seenAt }) => ({ id, device, seen: when(seenAt), own: id === session.id })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const { app, now, session, intent } = enterWith(args, "account", form);
  const { staff } = session;
  const signedOut = { headers: { "Set-Cookie": setDeskCookie("session", "", args.url.protocol === "https:") } };
  switch (intent) {
    case "sign out":
      await endDeskSession(app.db, { staffId: staff.id, id: session.id, now });
      throw redirect("/sign-in", signedOut);
    case "end all sessions":
      await endDeskSession(app.db, { staffId: staff.id, id: null, now });
      throw redirect("/sign-in", signedOut);
    case "end session": {
      const id = Number(form.get("session"));
      if (Number.isSafeInteger(id)) await endDeskSession(app.db, { staffId: staff.id, id, now });
      break;
    }
    case "save channels": {
      const ticked = (name: string) => form.get(name) !== null;
      const phone = String(form.get("phone") ?? "").slice(0, 40);
      const ways = { mail: ticked("mail"), sms: ticked("sms"), push: ticked("push") };
      const chosen = await chooseChannels(app.db, { by: staff, ...ways, phone, now });
      return chosen.ok ? data({ problem: null }) : data({ problem: chosen.error }, 422);
    }
    case "take passkey off":
      await removePasskey(app.db, staff, String(form.get("passkey")).slice(0, 2_000), now);
  }
  return data(null);
}

/** In the browser: after signing out, no unsent text of the user stays there. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (thrown) {
    const isOut = thrown instanceof Response && /^(sign out|end all sessions)$/.test(String(form.get("intent")));
    if (isOut) {
      forgetWords(Number(form.get("by")));
      forgetAllForms();
    }
    throw thrown;
  }
}

export const meta = titled("Your account");

export default function Account() {
  const { id, name, email, roles, passkeys, sessions, takesLeads, ...ways } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  return (
    <div className="page slim">
      <div className="top">
        <div>
          <h1>{name}</h1>
          <p>{email}</p>
        </div>
        <SignOut by={id} />
      </div>
      <section className="board" aria-labelledby="roles">
        <h2 id="roles">What you may do</h2>
        <ul className="rows">
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </section>
      {takesLeads ? <LeadChannels {...ways} outcome={outcome ?? null} /> : null}
      <section className="board" aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p>A passkey signs you in with a finger or a face, and confirms refunds, exports and erasures.</p>
        <ul className="rows">
          {passkeys.map((key) => (
            <li key={key.id}>
              <div>
                <b>{key.name}</b>
                <small>
                  added {key.added}
                  {key.used ? `, last used ${key.used}` : ", not used yet"}
                </small>
              </div>
              <Form method="post">
                <input type="hidden" name="intent" value="take passkey off" />
                <button type="submit" className="button" name="passkey" value={key.id}>
                  Take it off<span className="unseen">: {key.name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
        <div className="buttons">
          <PasskeyButton ceremony="add" primary onDone={() => void revalidate()}>
            Add a passkey for this device
          </PasskeyButton>
          {passkeys.length > 0 ? (
            <PasskeyButton ceremony="confirm" onDone={() => void revalidate()}>
              Confirm that it is you
            </PasskeyButton>
          ) : null}
        </div>
      </section>
      <section className="board" aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <ul className="rows">
          {sessions.map((one) => (
            <li key={one.id}>
              <div>
                <b>{one.device}</b>
                <small>{one.own ? "this browser" : `last used ${one.seen}`}</small>
              </div>
              {one.own ? null : (
                <Form method="post">
                  <input type="hidden" name="intent" value="end session" />
                  <button type="submit" className="button" name="session" value={one.id}>
                    End it<span className="unseen">: {one.device}</span>
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        <Form method="post" className="buttons">
          <input type="hidden" name="by" value={id} />
          <IntentButton intent="end all sessions">Sign out everywhere</IntentButton>
        </Form>
      </section>
    </div>
  );
}
