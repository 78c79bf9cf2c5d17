import { type ActionName, type Grant, mayAnywhere } from "../features/staff/ability.ts";
import type { IconName } from "../ui/icon.tsx";

/** A room of the desk, as the bar lists it. `href` is below `/desk`. */
export interface Room {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
  /** Whether it is opened many times a day, and so has a place of its own at a phone's foot; the others share one. */
  readonly daily: boolean;
}

/** Every room, in the bar's order, with what entering it takes. */
const ROOMS: readonly (Room & { readonly takes: ActionName })[] = [
  { href: "/leads", name: "Leads", icon: "message", daily: true, takes: "leads.read" },
  { href: "/stock", name: "Stock", icon: "car", daily: true, takes: "stock.read" },
  { href: "/diary", name: "Diary", icon: "calendar", daily: true, takes: "diary.read" },
  { href: "/shifts", name: "Shifts", icon: "clock", daily: false, takes: "shifts.read" },
  { href: "/feeds", name: "Feeds", icon: "refresh", daily: false, takes: "feeds.read" },
  { href: "/money", name: "Money", icon: "cash", daily: true, takes: "money.read" },
  { href: "/staff", name: "People", icon: "user", daily: false, takes: "staff.read" },
];

/** The rooms that these grants open. */
export const roomsFor = (grants: readonly Grant[]): readonly Room[] =>
  ROOMS.filter(({ takes }) => mayAnywhere(grants, takes)).map(({ takes: _, ...room }) => room);
