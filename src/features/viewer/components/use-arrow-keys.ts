import { useEffectEvent, useLayoutEffect } from "react";

/** Key codes 37 and 39 (VDP-090). */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which way an arrow key leads; null for every other key. */
export const arrowStep = (key: string): 1 | -1 | null => STEPS[key] ?? null;

/**
 * The arrow keys wherever the focus is, where nothing nearer has answered them. They are heard as soon as what they
 * move is seen.
 */
export function useArrowKeys(isListening: boolean, onStep: (by: 1 | -1) => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const by = arrowStep(event.key);
    if (by === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onStep(by);
  });
  useLayoutEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => answer(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isListening]);
}
