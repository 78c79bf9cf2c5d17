import { Suspense, useEffect, useState } from "react";
import { useAddress } from "../../../ui/address.tsx";
import { GoToPage, openedLater } from "../../../ui/later-code/code-lost.tsx";

const FORM = "a[href^='/alerts/new?']";
const AlertDialog = openedLater(
  () => import("./alert-dialog.tsx").then((module) => module.AlertDialog),
  ({ page }) => <GoToPage page={page} />,
);

/**
 * Opens the form "Tell me when it comes" in a dialog when a link to its page is clicked. Without JavaScript, and before
 * it has loaded, the browser follows the link.
 */
export function AlertLinks() {
  const [page, setPage] = useState<string | null>(null);
  const here = useAddress(({ pathname }) => pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has closed it
  useEffect(() => setPage(null), [here]);
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(FORM) : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      setPage(link.getAttribute("href"));
    };
    document.addEventListener("click", hear);
    return () => document.removeEventListener("click", hear);
  }, []);
  return <Suspense>{page ? <AlertDialog page={page} onClose={() => setPage(null)} /> : null}</Suspense>;
}
