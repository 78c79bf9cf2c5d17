import { classNames } from "../class-names.ts";

export type ButtonKind = "brand" | "outline" | "tint" | "ink" | "plain" | "on-dark";
type ButtonSize = "small" | "medium" | "large";

export interface ButtonStyle {
  /** `brand` is the view's one main action. Default `brand`. */
  readonly kind?: ButtonKind;
  /** 44, 48 or 56 px high. Default `medium`. */
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** Their styles are utilities in button.css, because a page has dozens of buttons. */
const KINDS: Readonly<Record<ButtonKind, string>> = {
  brand: "button-brand",
  outline: "button-outline",
  tint: "button-tint",
  ink: "button-ink",
  plain: "button-plain",
  "on-dark": "button-on-dark",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-hit px-4.5 text-sm",
  medium: "min-h-12 px-6 text-base",
  large: "min-h-14 px-7 text-md",
};

/** Class names of a button, for any element. */
export const buttonClass = ({ kind = "brand", size = "medium", wide = false }: ButtonStyle, extra?: string): string =>
  classNames("button", KINDS[kind], SIZES[size], wide && "w-full", extra);

/** A square target of 44 px that shows only an icon; `aria-label` gives its name. */
export const ICON_BUTTON =
  "inline-grid size-hit shrink-0 place-items-center rounded-disc text-ink transition-colors hover:bg-n-100";

/** A stand-alone link, with a target large enough for touch. */
export const TEXT_LINK = "group/link text-link";
