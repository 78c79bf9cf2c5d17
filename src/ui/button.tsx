import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass, ICON_BUTTON } from "./button-style.ts";
import { classNames } from "./class-names.ts";

type ButtonProps = ButtonLook & ComponentProps<"button">;

/** A native button; `type` is `button` unless it says `submit`. */
export function Button({ kind, size, wide, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide }, className)} {...rest} />;
}

type IconButtonProps = ComponentProps<"button"> & { readonly "aria-label": string };

/** A button that shows only an icon and says its name. */
export function IconButton({ className, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} className={classNames(ICON_BUTTON, className)} {...rest} />;
}
