import { type ComponentType, useEffect, useState } from "react";
import { isPopupDue, lastDismissal, type PopupView, rememberDismissal } from "../popup.ts";
import { useSite } from "./site-context.tsx";

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
    import("./popup.tsx").then((module) => {
      if (!isLeft) setPopup(() => module.Popup);
    });
    return () => {
      isLeft = true;
    };
  }, [slug, popup]);
  if (!popup || !Popup) return null;
  const dismiss = () => {
    rememberDismissal(slug, popup);
    setPopup(null);
  };
  return <Popup popup={popup} onDismiss={dismiss} />;
}
