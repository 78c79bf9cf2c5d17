import { type ComponentType, useEffect, useState } from "react";
import { someoneHere } from "../../../ui/someone-here.ts";
import { isPopupDue, lastDismissal, type PopupView, rememberDismissal } from "../popup.ts";
import { useSite } from "./site-context.tsx";

/** The page comes first: the popup waits for a sign of a person, or so long, milliseconds. */
const OPENS_AFTER_MS = 6_000;

interface PopupProps {
  readonly popup: PopupView;
  /** It was closed, or its link was followed. */
  readonly onDismiss: () => void;
}

/** Opens the site's popup where it is due (NAV-021). Its own code is loaded only then; without JavaScript it is not there. */
export function PopupHost() {
  const { slug, popup } = useSite();
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  useEffect(() => {
    if (!popup || !isPopupDue(popup, lastDismissal(slug), Date.now())) return;
    let isLeft = false;
    const open = async () => {
      const module = await import("./popup.tsx");
      if (!isLeft) setPopup(() => module.Popup);
    };
    const timer = setTimeout(open, OPENS_AFTER_MS);
    someoneHere.then(open);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [slug, popup]);
  if (!popup || !Popup) return null;
  const dismiss = () => {
    rememberDismissal(slug, popup);
    setPopup(null);
  };
  return <Popup popup={popup} onDismiss={dismiss} />;
}
