import { type ComponentType, useEffect, useRef, useState } from "react";
import {
  isFillingIn,
  isPopupDue,
  lastDismissal,
  type PopupView,
  rememberDismissal,
} from "../../features/site/campaigns/popup.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useAddress } from "../../ui/address.tsx";
import { someoneHere } from "../../ui/motion/someone-here.ts";

/** Milliseconds before the popup opens without an interaction, because the page itself has priority. */
const OPENS_AFTER_MS = 6_000;

interface PopupProps {
  readonly popup: PopupView;
  /** Called when it was closed, or its link was followed. */
  readonly onDismiss: () => void;
}

/**
 * Opens the site's popup where it is due (NAV-021), on the first page without a form in progress. Its code is loaded
 * only then; without JavaScript there is no popup.
 */
export function PopupHost() {
  const { slug, popup } = useSite();
  const path = useAddress(({ pathname }) => pathname);
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  // Where a dismissal cannot be stored, it lasts as long as the page.
  const isOver = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked anew whether it is a form
  useEffect(() => {
    if (!popup || isOver.current || !isPopupDue(popup, lastDismissal(slug), Date.now())) return;
    let isLeft = false;
    const isWanted = () => !isLeft && !isOver.current && isPopupDue(popup, lastDismissal(slug), Date.now());
    // Called by the timer and by the first interaction, whichever comes first. The later one must not reopen it: the
    // key press that closes the popup is an interaction too. A dismissal, here or in another tab, is final.
    const open = async () => {
      if (!isWanted()) return;
      const module = await import("./popup.tsx").catch(() => null);
      if (module && isWanted() && !isFillingIn(document)) setPopup(() => module.Popup);
    };
    const timer = setTimeout(open, OPENS_AFTER_MS);
    someoneHere.then(open);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [slug, popup, path]);
  if (!popup || !Popup) return null;
  const dismiss = () => {
    isOver.current = true;
    rememberDismissal(slug, popup);
    setPopup(null);
  };
  return <Popup popup={popup} onDismiss={dismiss} />;
}
