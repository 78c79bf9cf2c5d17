import type { LinkView, MenuView } from "../../features/site/view.ts";
import type { ItemType } from "../../features/vocabulary/vehicle-kinds.ts";

/** The drawings in `vehicles.svg`. */
export type VehicleDrawing =
  | "caravan"
  | "pop-top"
  | "camper"
  | "motorhome"
  | "van"
  | "tray"
  | "pantech"
  | "tipper"
  | "prime"
  | "ute"
  | "adventure"
  | "naked"
  | "sport"
  | "cruiser"
  | "scooter"
  | "dirt";

/** The first pattern that matches a department's name wins. */
const DRAWN: readonly (readonly [RegExp, VehicleDrawing])[] = [
  [/pop.?top|hybrid/i, "pop-top"],
  [/camper ?trailer|campers\b/i, "camper"],
  [/motor ?home/i, "motorhome"],
  [/camper ?van|\bvans?\b|\bbus/i, "van"],
  [/caravan/i, "caravan"],
  [/pantech|box|refrigerat|curtain/i, "pantech"],
  [/tipper/i, "tipper"],
  [/prime/i, "prime"],
  [/\butes?\b/i, "ute"],
  [/tray|truck|chassis|service/i, "tray"],
  [/adventure|tour/i, "adventure"],
  [/sport/i, "sport"],
  [/cruiser/i, "cruiser"],
  [/scooter/i, "scooter"],
  [/trail|dirt|off.?road/i, "dirt"],
  [/motor ?cycle|bike|naked|road|learner|lams|classic/i, "naked"],
];

const USUAL: Readonly<Record<ItemType, VehicleDrawing>> = {
  caravan: "caravan",
  truck: "tray",
  motorcycle: "naked",
  car: "ute",
};

/** The drawing of a department: by its name, else by the kind of vehicle that the site sells. */
export function drawingOf(label: string, sells: ItemType): VehicleDrawing {
  return DRAWN.find(([words]) => words.test(label))?.[1] ?? USUAL[sells];
}

export interface Departments {
  readonly departments: readonly LinkView[];
  /** The rest of the menu: the stock's own entry leads to the whole stock. */
  readonly menu: readonly MenuView[];
}

/**
 * Splits the site's menu into the two rows of the header: the entries under the stock's entry are the departments, the
 * others remain a menu. A stock entry without a submenu stays unchanged.
 */
export function departmentsOf(headerMenu: readonly MenuView[], stockHref: string): Departments {
  const stock = headerMenu.find(({ href, opens }) => href === stockHref && opens === "list");
  if (!stock) return { departments: [], menu: headerMenu };
  const departments = stock.children.filter(({ href }) => href !== stockHref);
  const menu = headerMenu.map(
    (item): MenuView => (item === stock ? { ...item, opens: "nothing", children: [] } : item),
  );
  return { departments, menu };
}

/** Whether an address is that of a department: its query includes all parameters of the department's. */
export function isAt(href: string, pathname: string, search: string): boolean {
  const [path = "", query = ""] = href.split("?");
  if (path !== pathname) return false;
  const params = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => params.getAll(name).includes(value));
}
