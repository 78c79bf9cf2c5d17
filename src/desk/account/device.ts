/** This browser as an installed app: its service worker, and the notes that it shows. */

/** Whether there is a service worker and a Push API at all. */
const hasPush = () => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Installs the service worker, which shows notes, and a page while there is no connection. */
export function installWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Where a browser forbids it (a private window), the desk works without.
  navigator.serviceWorker.register("/desk/worker.js", { scope: "/desk/" }).catch(() => {});
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) ?? null;

/** Whether this browser shows notes; null where it cannot. */
export const isSubscribed = async (): Promise<boolean | null> =>
  hasPush() ? (await subscription().catch(() => null)) !== null : null;

async function tell(intent: "add" | "remove", sent: PushSubscription | null): Promise<string | null> {
  const body = new URLSearchParams({ intent });
  if (sent) body.set("subscription", JSON.stringify(sent));
  const answer = await fetch("/desk/account/push.data", { method: "POST", body }).catch(() => null);
  if (answer?.ok) return null;
  return answer?.status === 422 ? "This browser’s push service is not one that we know." : "That did not reach us.";
}

/** Asks the person, subscribes this browser and tells the server. Returns why not, in a sentence. */
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

/** Forgets this browser here and there. */
export async function unsubscribe(): Promise<string | null> {
  await (await subscription())?.unsubscribe();
  return tell("remove", null);
}
