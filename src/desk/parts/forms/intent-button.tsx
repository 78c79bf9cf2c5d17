import type { ComponentProps } from "react";

interface IntentButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "value"> {
  /** The form's intent, as listed in `doors.ts`. */
  readonly intent: string;
}

/** A button that submits its form with an intent. */
export const IntentButton = ({ intent, className = "button", ...button }: IntentButtonProps) => (
  <button type="submit" name="intent" value={intent} className={className} {...button} />
);
