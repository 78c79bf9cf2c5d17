import { useSite } from "../features/site/components/site-context.tsx";
import { templateSlots } from "./registry.ts";
import type { Slots } from "./slots.ts";

/** The slots of this site's template, or of the base where it fills none. */
export const useTemplate = (): Slots => templateSlots(useSite().template);
