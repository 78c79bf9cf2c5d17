import { useEffectEvent, useLayoutEffect } from "react";

/** The steps of the left and right arrow keys (VDP-090). */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The step of an arrow key; null for every other key. */
export const arrowStep = (key: string): 1 | -1 | null => STEPS[key] ?? null;

/**
 * Handles the arrow keys wherever the focus is, unless a focused control has handled them. Active while `isListening`.
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
