import type { SlotLoaders } from "../slots.ts";

/** The slots that this template fills itself. */
export const slots = {
  Footer: () => import("./footer.tsx").then((module) => module.Footer),
  Header: () => import("./header.tsx").then((module) => module.Header),
  Home: () => import("./home.tsx").then((module) => module.Home),
} satisfies Partial<SlotLoaders>;
