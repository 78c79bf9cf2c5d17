import { useEffect, useState } from "react";
import { Form } from "react-router";
import { TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { isSubscribed, subscribe, unsubscribe } from "./device.ts";

interface LeadChannelsProps {
  readonly channels: {
    readonly mail: boolean;
    readonly sms: boolean;
    readonly push: boolean;
    readonly phone: string;
  };
  readonly hasSms: boolean;
  /** The server's key for Web Push; null if push is not configured. */
  readonly pushKey: string | null;
  readonly outcome: { readonly problem: string | null } | null;
}

/** Chooses how a staff member is notified of leads offered to them, apart from the desk itself. */
export function LeadChannels({ channels, hasSms, pushKey, outcome }: LeadChannelsProps) {
  return (
    <section className="board" aria-labelledby="told">
      <h2 id="told">How you hear of a new lead</h2>
      <p>While you are on shift a lead is offered to you here, and in every other way that you choose.</p>
      <Form method="post" className="stack" preventScrollReset>
        <label className="tick">
          <input type="checkbox" name="mail" defaultChecked={channels.mail} /> By e-mail
        </label>
        {pushKey === null ? (
          <p className="dim">Notes on devices are off: whoever runs the server sets keys for them.</p>
        ) : (
          <label className="tick">
            <input type="checkbox" name="push" defaultChecked={channels.push} /> By a note on the devices that you chose
          </label>
        )}
        {hasSms ? (
          <label className="tick">
            <input type="checkbox" name="sms" defaultChecked={channels.sms} /> By text message
          </label>
        ) : null}
        {hasSms ? (
          <TextField label="Mobile number" name="phone" type="tel" autoComplete="tel" defaultValue={channels.phone} />
        ) : null}
        {outcome?.problem ? <Note kind="late">{outcome.problem}</Note> : null}
        {outcome && !outcome.problem ? <Note kind="good">Noted.</Note> : null}
        <IntentButton intent="save channels">Save</IntentButton>
      </Form>
      {pushKey === null ? null : <ThisDevice pushKey={pushKey} />}
    </section>
  );
}

/** Turns push notifications on this device on or off. It needs JavaScript and the person's permission. */
function ThisDevice({ pushKey }: { readonly pushKey: string }) {
  const [standing, setStanding] = useState<"asking" | "none" | "off" | "on">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void isSubscribed().then((is) => setStanding(is === null ? "none" : is ? "on" : "off"));
  }, []);
  if (standing === "asking") return null;
  if (standing === "none")
    return <p className="dim">This browser shows no notes. On a phone, add the desk to the home screen first.</p>;
  const press = async () => {
    const failed = standing === "on" ? await unsubscribe() : await subscribe(pushKey);
    setProblem(failed);
    if (failed === null) setStanding(standing === "on" ? "off" : "on");
  };
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => void press()}>
          {standing === "on" ? "No notes on this device" : "Show notes on this device"}
        </button>
      </p>
      {problem ? <Note kind="late">{problem}</Note> : null}
    </>
  );
}
