import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSite } from "../../features/site/components/site-context.tsx";
import {
  isFillingIn,
  isPopupDue,
  lastDismissal,
  type PopupView,
  rememberDismissal,
} from "../../features/site/popup.ts";
import { useAddress } from "../../ui/address.tsx";
import { someoneHere } from "../../ui/motion/someone-here.ts";

/** The page comes first: the popup waits for a sign of a person, or so long, milliseconds. */
const OPENS_AFTER_MS = 6_000;

interface PopupProps {
  readonly popup: PopupView;
  /** It was closed, or its link was followed. */
  readonly onDismiss: () => void;
}

/**
 * Opens the site's popup where it is due (NAV-021), on the first page on which nobody fills in a form. Its own code is
 * loaded only then; without JavaScript it is not there.
 */
export function PopupHost() {
  const { slug, popup } = useSite();
  const path = useAddress(({ pathname }) => pathname);
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  // Where a dismissal cannot be kept, it holds for as long as the page stands.
  const isOver = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked anew whether it is a form
  useEffect(() => {
    if (!popup || isOver.current || !isPopupDue(popup, lastDismissal(slug), Date.now())) return;
    let isLeft = false;
    const isWanted = () => !isLeft && !isOver.current && isPopupDue(popup, lastDismissal(slug), Date.now());
    // Asked by the timer and by a sign of a person, whichever comes first, and by the other after it was dismissed: the
    // key that closes it is a sign of a person too. A dismissal, here or in another tab, is final.
    const open = async () => {
      if (!isWanted()) return;
      const module = await import("./popup.tsx");
      if (isWanted() && !isFillingIn(document)) setPopup(() => module.Popup);
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
