/**
 * Goes to a page whose code does not come, by asking the server for it as a whole. React Router answers such a failure
 * by loading the page anew that is being left, some time before this call or after it, and browsers go the way that is
 * asked for last. So the other way is refused where a browser can refuse it, and this one is asked for once more.
 */
export function goAllTheSame(page: string): void {
  const go = () => location.assign(page);
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType === "reload") event.preventDefault();
  });
  go();
  setTimeout(go);
}
