import { type ComponentType, createElement } from "react";
import type { EnquiryFrameProps } from "../features/leads/components/enquiry-provider.tsx";
import type { TemplateName } from "../features/site/choices.ts";
import { GoToPage, openedLater } from "../ui/later-code/code-lost.tsx";
import { whenSomeoneIsHere } from "../ui/later-code/when-someone-is-here.ts";
import { slots as base } from "./base/index.ts";
import { slots as group } from "./group/index.ts";
import { slots as marque } from "./marque/index.ts";
import { slots as outdoor } from "./outdoor/index.ts";
import type { SlotLoaders, SlotName, Slots } from "./slots.ts";
import { slots as superstore } from "./superstore/index.ts";

const TEMPLATES: Readonly<Record<TemplateName, Partial<SlotLoaders>>> = {
  default: {},
  group,
  marque,
  superstore,
  outdoor,
};

export const SLOT_NAMES = Object.keys(base) as readonly SlotName[];
/** Slots that every page has. */
export const FRAME: readonly SlotName[] = ["Header", "Footer"];

/** The folder that fills a template's slot: its own, or the base's. */
export const folderOf = (name: TemplateName, slot: SlotName): string =>
  Object.hasOwn(TEMPLATES[name], slot) ? name : "base";

type AnySlot = ComponentType<never>;

/** What stands in for a slot that a shopper opens over the page and whose code does not come. */
const INSTEAD: Partial<Record<SlotName, AnySlot>> = {
  EnquiryFrame: ({ enquiry }: EnquiryFrameProps) => createElement(GoToPage, { page: enquiry.action }),
};

/** Whether the server sent the slot with the page that it answered. */
const isSent = (slot: SlotName): boolean => slotsNamed(document.documentElement.dataset.slots).includes(slot);

/** A slot whose code is loaded when it first renders. */
function slotLater(slot: SlotName, bring: () => Promise<AnySlot>): AnySlot {
  const instead = INSTEAD[slot];
  return instead && !isSent(slot) ? openedLater(bring, instead) : whenSomeoneIsHere(bring);
}

const loaders = (name: TemplateName): SlotLoaders => ({ ...base, ...TEMPLATES[name] });
const loaded = new Map<string, AnySlot>();
const made = new Map<TemplateName, Slots>();

/**
 * Loads slots so that they can render at once: the server does so when it starts, the browser at the first interaction.
 */
export async function loadSlots(name: TemplateName, slots: readonly SlotName[]): Promise<void> {
  const bring = loaders(name);
  await Promise.all(
    slots.map(async (slot) => {
      loaded.set(`${name} ${slot}`, (await bring[slot]()) as AnySlot);
    }),
  );
}

/**
 * The slots of a template. A slot that is not loaded yet is loaded when it first renders, and suspends until then: at
 * first, until the first interaction.
 */
export function templateSlots(name: TemplateName): Slots {
  const known = made.get(name);
  if (known) return known;
  const bring = loaders(name);
  const slots = Object.fromEntries(
    SLOT_NAMES.map((slot) => {
      return [slot, loaded.get(`${name} ${slot}`) ?? slotLater(slot, bring[slot] as () => Promise<AnySlot>)];
    }),
  ) as unknown as Slots;
  made.set(name, slots);
  return slots;
}

/** The template named in a page's `data-template`; anything else is the base. */
export const templateNamed = (name: string | undefined): TemplateName =>
  name !== undefined && Object.hasOwn(TEMPLATES, name) ? (name as TemplateName) : "default";

/** The slots named in a page's `data-slots`. */
export const slotsNamed = (names: string | undefined): readonly SlotName[] =>
  SLOT_NAMES.filter((slot) => names?.split(" ").includes(slot));

if (import.meta.env.SSR) {
  await Promise.all(Object.keys(TEMPLATES).map((name) => loadSlots(templateNamed(name), SLOT_NAMES)));
}
