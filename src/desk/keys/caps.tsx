import { useSyncExternalStore } from "react";
import { capsOf } from "./chords.ts";

const never = () => () => {};

/** Whether this device has an Apple keyboard; the server renders the other kind. */
const useApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );

interface CapsProps {
  readonly chord: string;
  /** True if it is shown on the control that it presses, whose own name already says what that does. */
  readonly onControl?: boolean;
}

/** Draws a key, or several that are pressed together, as key caps. */
export function Caps({ chord, onControl }: CapsProps) {
  const isApple = useApple();
  return (
    <span className="caps" aria-hidden={onControl || undefined}>
      {capsOf(chord, isApple).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
