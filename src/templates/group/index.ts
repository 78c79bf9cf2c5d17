import type { SlotLoaders } from "../slots.ts";

/** What this template lays out in its own way. */
export const slots = {
  Footer: () => import("./footer.tsx").then((module) => module.Footer),
  Header: () => import("./header.tsx").then((module) => module.Header),
  Home: () => import("./home.tsx").then((module) => module.Home),
} satisfies Partial<SlotLoaders>;
