import { useEffect } from "react";
import { welcome } from "../../../../ui/motion/someone-here.ts";
import { mayTurnByItself } from "./turning.ts";

/** Milliseconds after loading before the vehicle turns, because the visible part of the page has priority. */
const STANDS_MS = 2_500;

/**
 * Hydrates the page after a while even without an interaction, so that its vehicle turns by itself (VDP-091) for
 * visitors who only watch. Renders nothing.
 */
export function TurnsByItself() {
  useEffect(() => {
    if (!mayTurnByItself()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stand = () => {
      timer = setTimeout(welcome, STANDS_MS);
    };
    if (document.readyState === "complete") stand();
    else addEventListener("load", stand, { once: true });
    return () => {
      removeEventListener("load", stand);
      clearTimeout(timer);
    };
  }, []);
  return null;
}
