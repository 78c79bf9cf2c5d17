import { type ActionName, type Grant, mayAnywhere } from "../features/staff/ability.ts";
import type { IconName } from "../ui/icon.tsx";
import { DOORS, type DoorName } from "./doors.ts";

/** A room of the desk, as the bar lists it. `href` is below `/desk`. */
export interface Room {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
  /** Whether it is used many times a day, and so has its own place in a phone's bar; the others share one. */
  readonly daily: boolean;
}

/** A page of the desk other than the rooms, with the name that links give it. */
export interface Page {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
  /** The room that it belongs to. */
  readonly room: string;
}

interface Entrance {
  readonly door: DoorName;
  readonly name: string;
  readonly icon: IconName;
}

/** Every room, in the bar's order; its entry in `doors.ts` says what opening it requires. */
const ROOMS: readonly (Entrance & { readonly daily: boolean })[] = [
  { door: "leads", name: "Leads", icon: "message", daily: true },
  { door: "stock", name: "Stock", icon: "car", daily: true },
  { door: "diary", name: "Diary", icon: "calendar", daily: true },
  { door: "shifts", name: "Shifts", icon: "clock", daily: false },
  { door: "feeds", name: "Feeds", icon: "refresh", daily: false },
  { door: "money", name: "Money", icon: "cash", daily: true },
  { door: "staff", name: "People", icon: "user", daily: false },
];

/** The other pages with an address of their own, each with its room. */
const PAGES: readonly (Entrance & { readonly room: string })[] = [
  { door: "templates", name: "Templates and signature", icon: "copy", room: "Leads" },
  { door: "consents", name: "Consents, and who wants no offers", icon: "shield", room: "Leads" },
  { door: "leadsExport", name: "Export leads", icon: "share", room: "Leads" },
  { door: "newCar", name: "Add a car", icon: "plus", room: "Stock" },
  { door: "diaryBook", name: "Book a time", icon: "plus", room: "Diary" },
  { door: "diaryHours", name: "Hours and calendar", icon: "calendar", room: "Diary" },
  { door: "routing", name: "Where leads go", icon: "mail", room: "Shifts" },
  { door: "deliveries", name: "Deliveries", icon: "mail", room: "Shifts" },
  { door: "upload", name: "Upload a stock file", icon: "plus", room: "Feeds" },
  { door: "books", name: "Payments for the books", icon: "cash", room: "Money" },
  { door: "account", name: "Your account", icon: "user", room: "You" },
];

const opens = (grants: readonly Grant[], { door }: Entrance): boolean => {
  const takes: ActionName | null = DOORS[door].read;
  return takes === null || mayAnywhere(grants, takes);
};

const placeOf = ({ door, name, icon }: Entrance) => ({ href: `/${DOORS[door].path}`, name, icon });

/** The rooms that these grants open. */
export const roomsFor = (grants: readonly Grant[]): readonly Room[] =>
  ROOMS.filter((one) => opens(grants, one)).map((one) => ({ ...placeOf(one), daily: one.daily }));

/** The other pages that these grants open, or only those of one room. */
export const pagesFor = (grants: readonly Grant[], room?: string): readonly Page[] =>
  PAGES.filter((one) => (room === undefined || one.room === room) && opens(grants, one)).map((one) => ({
    ...placeOf(one),
    room: one.room,
  }));
