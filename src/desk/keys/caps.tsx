import { useSyncExternalStore } from "react";
import { capsOf } from "./chords.ts";

const never = () => () => {};

/** Whether this device has Apple's keys; the server draws the others. */
const useApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );

interface CapsProps {
  readonly chord: string;
  /** It stands on the control that it presses, whose name says already what that does. */
  readonly onControl?: boolean;
}

/** A key, or several that are pressed together, as caps. */
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
