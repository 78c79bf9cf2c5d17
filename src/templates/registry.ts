import type { TemplateName } from "../features/site/options/general.ts";
import type { SlotName, Slots } from "./slots.ts";

type OwnSlots = Partial<Slots>;

const BASE = () => import("./base/index.ts").then((module): Slots => module.slots);

/** Each template is a chunk of its own: a shopper's browser loads one. */
const TEMPLATES: Readonly<Record<TemplateName, () => Promise<OwnSlots>>> = {
  default: async () => ({}),
  group: () => import("./group/index.ts").then((module) => module.slots),
  superstore: () => import("./superstore/index.ts").then((module) => module.slots),
};

/** Every slot by name: a template that fills them all spares the browser the base. */
const SLOT_NAMES: Readonly<Record<SlotName, true>> = {
  Header: true,
  Footer: true,
  Home: true,
  SearchPage: true,
  CarCard: true,
  VehiclePage: true,
  EnquiryFrame: true,
};

const loaded = new Map<TemplateName, Slots>();
const onBase = new Set<TemplateName>();

/** Whether a loaded template leaves a slot to the base. */
export const usesBase = (name: TemplateName): boolean => onBase.has(name);

const fillsAll = (own: OwnSlots): own is Slots =>
  Object.keys(SLOT_NAMES).every((name) => own[name as SlotName] !== undefined);

/** A template's slots over the base's; `base` is asked only for what is missing. */
export async function completeSlots(own: OwnSlots, base: () => Promise<Slots>): Promise<Slots> {
  return fillsAll(own) ? own : { ...(await base()), ...own };
}

/** Makes a template ready for `templateSlots`. The browser awaits it before hydration; the server loads all at start. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  if (loaded.has(name)) return;
  const own = await TEMPLATES[name]();
  if (!fillsAll(own)) onBase.add(name);
  loaded.set(name, await completeSlots(own, BASE));
}

/** The slots of a template that was loaded. */
export function templateSlots(name: TemplateName): Slots {
  const slots = loaded.get(name);
  if (!slots) throw new Error(`The template "${name}" was not loaded.`);
  return slots;
}

/** The name as a page's `data-template` holds it; anything else is the base. */
export const templateNamed = (name: string | undefined): TemplateName =>
  name !== undefined && Object.hasOwn(TEMPLATES, name) ? (name as TemplateName) : "default";

if (import.meta.env.SSR) {
  await Promise.all(Object.keys(TEMPLATES).map((name) => loadTemplate(templateNamed(name))));
}
