import type { ThreadDelivery, ThreadText } from "../../../features/people/thread-parts.ts";

/** The state of a mail, in the desk's words. */
export function deliveryText({ state, problem }: ThreadDelivery): { readonly text: string; readonly isLate: boolean } {
  if (state === "delivered") return { text: "Delivered", isLate: false };
  if (state === "parked") return { text: `Not delivered: ${problem ?? "the address does not take it"}`, isLate: true };
  if (state === "withheld") return { text: `Not sent: ${problem ?? "held back"}`, isLate: true };
  return { text: problem ? "Waiting, tried once more soon" : "Being sent", isLate: false };
}

/** The state of a text message, in the desk's words. */
export function smsText({ state, problem }: ThreadText): { readonly text: string; readonly isLate: boolean } {
  if (state === "delivered") return { text: "Delivered", isLate: false };
  if (state === "sent") return { text: "Sent", isLate: false };
  if (state === "failed") return { text: `Not sent: ${problem ?? "the gateway does not take it"}`, isLate: true };
  return { text: problem ? "Queued, tried once more soon" : "Queued", isLate: false };
}
