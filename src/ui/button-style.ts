import { classNames } from "./class-names.ts";

export type ButtonKind = "brand" | "outline" | "tint" | "ink" | "plain" | "on-dark";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  /** `brand` is the view's one main action. Default `brand`. */
  readonly kind?: ButtonKind;
  /** 44, 48 or 56 px high. Default `medium`. */
  readonly size?: ButtonSize;
  /** As wide as its place. */
  readonly wide?: boolean;
}

const SHAPE =
  "inline-flex items-center justify-center gap-2.5 rounded-control font-strong leading-none whitespace-nowrap " +
  "border-[1.5px] select-none transition-[background-color,color,border-color,transform] duration-150 " +
  "active:scale-[.985] disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:cursor-not-allowed";

const KINDS: Readonly<Record<ButtonKind, string>> = {
  brand:
    "bg-brand text-on-brand border-brand-edge hover:bg-brand-hover hover:border-brand-hover active:bg-brand-pressed " +
    "disabled:bg-n-200 disabled:border-n-200 disabled:text-muted",
  outline: "border-line-strong text-ink bg-transparent hover:border-ink hover:bg-surface-2 disabled:text-subtle",
  tint: "border-transparent bg-brand-100 text-brand-text hover:bg-brand-200 disabled:bg-n-100 disabled:text-muted",
  ink: "border-ink bg-ink text-on-ink hover:bg-n-800 disabled:bg-n-200 disabled:border-n-200 disabled:text-muted",
  plain: "border-transparent bg-transparent text-ink hover:bg-surface-3",
  "on-dark": "border-surface bg-surface text-ink hover:bg-brand-100 hover:border-brand-100",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-hit px-4.5 text-sm",
  medium: "min-h-12 px-6 text-base",
  large: "min-h-14 px-7 text-md",
};

/** Class names of a button, for whatever element it is drawn on. */
export const buttonClass = ({ kind = "brand", size = "medium", wide = false }: ButtonLook, extra?: string): string =>
  classNames(SHAPE, KINDS[kind], SIZES[size], wide && "w-full", extra);

/** A square target of 44 px that holds only an icon; its name is given by `aria-label`. */
export const ICON_BUTTON =
  "inline-grid size-hit shrink-0 place-items-center rounded-disc text-ink transition-colors hover:bg-n-100";

/** A link that stands by itself, with room to be touched. */
export const TEXT_LINK =
  "group/link inline-flex min-h-hit items-center gap-1.5 font-strong text-brand-text underline-offset-4 hover:underline";
