import { classNames } from "./class-names.ts";
import sprite from "./icons.svg?url";

/** The icons in `icons.svg`. */
export const ICONS = [
  "alert",
  "arrow-down",
  "arrow-left",
  "arrow-right",
  "bolt",
  "bookmark",
  "bookmark-filled",
  "calculator",
  "calendar",
  "car",
  "cash",
  "check",
  "check-filled",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "chevron-up",
  "clock",
  "compare",
  "copy",
  "expand",
  "filter",
  "fuel",
  "gauge",
  "gearbox",
  "grid",
  "heart",
  "heart-filled",
  "help",
  "list",
  "lock",
  "mail",
  "menu",
  "message",
  "minus",
  "pause",
  "phone",
  "photo",
  "pin",
  "play",
  "plus",
  "printer",
  "refresh",
  "search",
  "seat",
  "share",
  "shield",
  "sort",
  "spin",
  "star",
  "steering",
  "tag",
  "tools",
  "trend-down",
  "user",
  "x",
] as const;
export type IconName = (typeof ICONS)[number];

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels; default 20. */
  readonly size?: number;
  /** The icon's meaning where no text gives it; without a label the icon is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon of the sprite, in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames("icon", className)}
      width={size}
      height={size}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
