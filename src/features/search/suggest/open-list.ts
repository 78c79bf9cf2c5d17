/** Whether a list of offers is open under a search box. The list reports it, and the page behind it listens. */

let isOpen = false;
const followers = new Set<() => void>();

/** Reports that a list of offers has opened or closed. */
export function notifyOfferList(open: boolean): void {
  if (isOpen === open) return;
  isOpen = open;
  for (const follower of followers) follower();
}

export const isOfferListOpen = (): boolean => isOpen;

/** Calls `follower` whenever a list opens or closes. Returns a function that unsubscribes. */
export function onOfferList(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
