/** This browser as an installed app: its service worker and push notifications. */

/** Whether the browser supports service workers and the Push API. */
const hasPush = () => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Installs the service worker, which shows push notifications, and a fallback page while offline. */
export function installWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // If the browser forbids it, as in a private window, the desk works without it.
  navigator.serviceWorker.register("/desk/worker.js", { scope: "/desk/" }).catch(() => {});
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) ?? null;

/** Whether this browser is subscribed to push notifications; null if it does not support them. */
export const isSubscribed = async (): Promise<boolean | null> =>
  hasPush() ? (await subscription().catch(() => null)) !== null : null;

async function tell(intent: "add" | "remove", sent: PushSubscription | null): Promise<string | null> {
  const body = new URLSearchParams({ intent });
  if (sent) body.set("subscription", JSON.stringify(sent));
  const answer = await fetch("/desk/account/push.data", { method: "POST", body }).catch(() => null);
  if (answer?.ok) return null;
  return answer?.status === 422 ? "This browser’s push service is not one that we know." : "That did not reach us.";
}

/**
 * Asks for permission, subscribes this browser and registers it with the server. Returns why it failed, as a sentence,
 * or null.
 */
export async function subscribe(pushKey: string): Promise<string | null> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return "Notes are switched off for the desk in this browser’s settings.";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const sent = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    const failed = await tell("add", sent);
    if (failed !== null) await sent.unsubscribe();
    return failed;
  } catch {
    return "This browser could not subscribe. Try again in a moment.";
  }
}

/** Ends the subscription of this browser, both here and on the server. */
export async function unsubscribe(): Promise<string | null> {
  await (await subscription())?.unsubscribe();
  return tell("remove", null);
}
