import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { followDesk } from "../stream.ts";
import { onSignedOut } from "./typed-forms.ts";

/**
 * Reloads the page's data when its session may have ended elsewhere, which redirects to the sign-in: no personal
 * details stay visible in an abandoned tab, or in one that the browser restores.
 */
export function SessionOver() {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    const look = () => void latest.current();
    const comesBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    const stops = [onSignedOut(look), followDesk({ refused: look })];
    addEventListener("pageshow", comesBack);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("pageshow", comesBack);
    };
  }, []);
  return null;
}
