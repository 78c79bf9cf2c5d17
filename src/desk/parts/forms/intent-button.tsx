import type { ComponentProps } from "react";

interface IntentButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "value"> {
  /** What its form is sent for, as `doors.ts` lists it. */
  readonly intent: string;
}

/** A button that sends its form, of which it says what for. */
export const IntentButton = ({ intent, className = "button", ...button }: IntentButtonProps) => (
  <button type="submit" name="intent" value={intent} className={className} {...button} />
);
