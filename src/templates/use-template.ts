import { useSite } from "../features/site/components/site-context.tsx";
import { templateSlots } from "./registry.ts";
import type { Slots } from "./slots.ts";

/** The slots of this site's template, the base's where it has none of its own. */
export const useTemplate = (): Slots => templateSlots(useSite().template);
