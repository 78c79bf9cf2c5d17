/** Whether a list with offers is open under a search box, told by the list and followed by the page behind it. */

let isOpen = false;
const followers = new Set<() => void>();

/** Says that a list with offers has opened or closed. */
export function tellOfferList(open: boolean): void {
  if (isOpen === open) return;
  isOpen = open;
  for (const follower of followers) follower();
}

export const isOfferListOpen = (): boolean => isOpen;

/** Calls whenever a list has opened or closed, until what is returned is called. */
export function onOfferList(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
