import { useEffect } from "react";
import { welcome } from "../../../../ui/motion/someone-here.ts";
import { mayTurnUnasked } from "./turning.ts";

/** What is in view of the page comes first: then, milliseconds after it has come, the rest of it does. */
const STANDS_MS = 2_500;

/**
 * Lets a page come alive without a sign of a person, once it has stood for a while: its vehicle turns by itself
 * (VDP-091), and whoever only watches is somebody too. Shows nothing.
 */
export function TurnsUnasked() {
  useEffect(() => {
    if (!mayTurnUnasked()) return;
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
