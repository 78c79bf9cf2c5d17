import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { followDesk } from "../stream.ts";
import { onSignedOut } from "./typed-forms.ts";

/**
 * Reads the page anew where its session may have ended elsewhere, which leads to the sign-in: nothing about people
 * stays on show in a tab that somebody has left, nor in one that the browser brings back as it was.
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
