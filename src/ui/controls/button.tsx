import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonStyle, buttonClass, ICON_BUTTON } from "./button-style.ts";

type ButtonProps = ButtonStyle &
  ComponentProps<"button"> & {
    /** Its action is in progress: it shows a spinner, keeps the focus, and ignores further presses. */
    readonly busy?: boolean;
  };

/** A native button; `type` is `button` unless it says `submit`. */
export function Button({ kind, size, wide, busy = false, className, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

type IconButtonProps = ComponentProps<"button"> & { readonly "aria-label": string };

/** A button that shows only an icon and has an accessible name. */
export function IconButton({ className, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} className={classNames(ICON_BUTTON, className)} {...rest} />;
}
