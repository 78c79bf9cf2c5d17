import type { FontName } from "./font-names.ts";

type Tokens = Readonly<Record<string, string>>;

/** Corner radii: small parts, cards and pictures, panels, then buttons and form fields. */
export const RADII: Readonly<Record<"crisp" | "sharp" | "soft" | "round", Tokens>> = {
  crisp: { "r-s": "2px", "r-m": "2px", "r-l": "3px", "r-control": "2px", "r-field": "2px", "r-disc": "2px" },
  sharp: { "r-s": "4px", "r-m": "8px", "r-l": "12px", "r-control": "8px", "r-field": "8px", "r-disc": "8px" },
  soft: { "r-s": "6px", "r-m": "11px", "r-l": "16px", "r-control": "12px", "r-field": "10px", "r-disc": "12px" },
  round: { "r-s": "8px", "r-m": "14px", "r-l": "22px", "r-control": "999px", "r-field": "12px", "r-disc": "999px" },
};

/** Fluid from 390 to 1,440 px: type, page width, gaps, shadows. */
export const DENSITIES: Readonly<Record<"roomy" | "dense", Tokens>> = {
  roomy: {
    "t-base": "1rem",
    "t-md": "clamp(1.0625rem,1.04rem + .12vw,1.125rem)",
    "t-lg": "clamp(1.1875rem,1.13rem + .24vw,1.375rem)",
    "t-xl": "clamp(1.5rem,1.36rem + .6vw,1.875rem)",
    "t-2xl": "clamp(1.875rem,1.58rem + 1.25vw,2.625rem)",
    "t-3xl": "clamp(2.375rem,1.7rem + 2.85vw,4.25rem)",
    "t-price": "clamp(2rem,1.8rem + .8vw,2.5rem)",
    "t-price-card": "1.625rem",
    "track-display": "-.028em",
    "track-head": "-.018em",
    max: "1280px",
    gutter: "clamp(20px,5.6vw,80px)",
    section: "clamp(56px,8vw,112px)",
    gap: "24px",
    "sh-1": "0 1px 2px oklch(from var(--ink) l c h / .06)",
    "sh-2": "0 2px 6px oklch(from var(--ink) l c h / .05),0 10px 28px -8px oklch(from var(--ink) l c h / .12)",
    "sh-3": "0 4px 10px oklch(from var(--ink) l c h / .05),0 28px 64px -16px oklch(from var(--ink) l c h / .22)",
  },
  dense: {
    "t-base": ".9375rem",
    "t-md": "clamp(1rem,.98rem + .1vw,1.0625rem)",
    "t-lg": "clamp(1.125rem,1.08rem + .2vw,1.25rem)",
    "t-xl": "clamp(1.375rem,1.28rem + .4vw,1.625rem)",
    "t-2xl": "clamp(1.625rem,1.45rem + .75vw,2.125rem)",
    "t-3xl": "clamp(2rem,1.7rem + 1.3vw,2.875rem)",
    "t-price": "clamp(2.75rem,2.4rem + 1.5vw,3.75rem)",
    "t-price-card": "clamp(2rem,1.93rem + .3vw,2.25rem)",
    "track-display": "-.024em",
    "track-head": "-.016em",
    max: "1376px",
    gutter: "clamp(16px,2.3vw,32px)",
    section: "clamp(40px,4.6vw,64px)",
    gap: "20px",
    "sh-1": "0 1px 0 oklch(from var(--ink) l c h / .06)",
    "sh-2": "0 1px 2px oklch(from var(--ink) l c h / .08),0 6px 16px -6px oklch(from var(--ink) l c h / .14)",
    "sh-3": "0 2px 6px oklch(from var(--ink) l c h / .08),0 20px 48px -12px oklch(from var(--ink) l c h / .28)",
  },
};

/** Weights and widths of headings and of prices, by heading font: only Archivo has a width axis. */
export const VOICES: Readonly<Record<FontName, Tokens>> = {
  archivo: {
    "wt-head": "780",
    "wt-price": "800",
    "wt-strong": "700",
    "wd-price": "80%",
    "track-price": "-.02em",
    "gap-price": ".1em",
  },
  "hanken-grotesk": {
    "wt-head": "650",
    "wt-price": "700",
    "wt-strong": "650",
    "wd-price": "100%",
    "track-price": "-.02em",
    "gap-price": "0em",
  },
  "red-hat-display": {
    "wt-head": "600",
    "wt-price": "700",
    "wt-strong": "600",
    "wd-price": "100%",
    "track-price": "-.025em",
    "gap-price": "0em",
  },
  "bricolage-grotesque": {
    "wt-head": "650",
    "wt-price": "700",
    "wt-strong": "650",
    "wd-price": "100%",
    "track-price": "-.022em",
    "gap-price": "0em",
  },
  figtree: {
    "wt-head": "650",
    "wt-price": "700",
    "wt-strong": "600",
    "wd-price": "100%",
    "track-price": "-.015em",
    "gap-price": "0em",
  },
  "instrument-sans": {
    "wt-head": "500",
    "wt-price": "600",
    "wt-strong": "600",
    "wd-price": "92%",
    "track-price": "-.02em",
    "gap-price": ".07em",
  },
  manrope: {
    "wt-head": "650",
    "wt-price": "700",
    "wt-strong": "650",
    "wd-price": "100%",
    "track-price": "-.025em",
    "gap-price": "0em",
  },
  saira: {
    "wt-head": "650",
    "wt-price": "700",
    "wt-strong": "650",
    "wd-price": "100%",
    "track-price": "-.01em",
    "gap-price": "0em",
  },
};
