import { type ActionFunctionArgs, data } from "react-router";
import * as v from "valibot";
import { addDevice, dropDevices } from "../../../features/shifts/channels/mutations.ts";
import { parsedJson } from "../../browser.ts";
import { enter, enterWith } from "../../enter.ts";

const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.minLength(least), v.maxLength(most));

/** A subscription of the browser's Push API: its endpoint, public key and secret. */
const SubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_000)),
  keys: v.object({ p256dh: base64url(80, 100), auth: base64url(16, 40) }),
});

/** This endpoint takes only POST requests, to subscribe and unsubscribe. */
export const loader = (args: ActionFunctionArgs) => {
  enter(args, "push");
  throw data(null, { status: 404 });
};

/** Stores this browser's subscription for as long as its session lasts, or deletes it. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const { app, now, session, intent } = enterWith(args, "push", form);
  if (intent === "remove") {
    await dropDevices(app.db, session.id);
    return data({ problem: null });
  }
  const sent = v.safeParse(SubscriptionSchema, parsedJson(form.get("subscription")));
  if (!app.push || !sent.success) return data({ problem: "This browser cannot be told." }, 422);
  const { endpoint, keys } = sent.output;
  const refusal = app.push.refusal(endpoint);
  if (refusal) return data({ problem: refusal }, 422);
  const whose = { staffId: session.staff.id, sessionId: session.id };
  await addDevice(app.db, { ...whose, endpoint, ...keys, now });
  return data({ problem: null });
}
