import type { Database } from "../../src/db/open.ts";
import { saveTemplate } from "../../src/features/people/templates/mutations.ts";
import { rosteredDealerships } from "../../src/features/shifts/roster/data.ts";
import { addShifts } from "../../src/features/shifts/roster/mutations.ts";
import { dealershipReach, type Grant, siteReach } from "../../src/features/staff/ability.ts";
import { listStaff } from "../../src/features/staff/data.ts";
import { inviteStaff } from "../../src/features/staff/mutations.ts";
import { DEMO_MANAGER } from "./manager.ts";

/** Invented people of two demo sites, one for each role that a dealership has. */
const PEOPLE: readonly { readonly email: string; readonly name: string; readonly grants: readonly Grant[] }[] = [
  { email: DEMO_MANAGER, name: "Dana Whitlock", grants: [{ role: "manager", reach: siteReach("halden") }] },
  { email: "ngaire@halden.example", name: "Ngaire Halden", grants: [{ role: "owner", reach: siteReach("halden") }] },
  {
    email: "marcus@halden.example",
    name: "Marcus Kelly",
    grants: [
      { role: "sales", reach: dealershipReach("halden-castle-hill") },
      { role: "sales", reach: dealershipReach("halden-parramatta") },
    ],
  },
  { email: "jack@halden.example", name: "Jack Tran", grants: [{ role: "sales", reach: siteReach("halden") }] },
  {
    email: "workshop@halden.example",
    name: "Sefa Leota",
    grants: [{ role: "workshop", reach: dealershipReach("halden-castle-hill") }],
  },
  {
    email: "ruby@halden.example",
    name: "Ruby Achterberg",
    grants: [{ role: "marketing", reach: siteReach("halden") }],
  },
  { email: "mia@kingtide.example", name: "Mia Falzon", grants: [{ role: "manager", reach: siteReach("kingtide") }] },
  {
    email: "tom@kingtide.example",
    name: "Tom Okafor",
    grants: [{ role: "sales", reach: dealershipReach("kingtide-southport") }],
  },
  {
    email: "books@kingtide.example",
    name: "Priscilla Yeo",
    grants: [{ role: "reader", reach: siteReach("kingtide") }],
  },
];

/** Who works when at three of the demo's dealerships: sales by day, the workshop's leads to the workshop. */
const ROSTER = [
  { email: "jack@halden.example", dealership: "halden-alexandria", weekdays: [1, 2], team: "" },
  { email: "marcus@halden.example", dealership: "halden-castle-hill", weekdays: [1, 2, 3, 4, 5], team: "" },
  { email: "jack@halden.example", dealership: "halden-castle-hill", weekdays: [3, 4, 5, 6, 0], team: "" },
  { email: "workshop@halden.example", dealership: "halden-castle-hill", weekdays: [1, 2, 3, 4, 5], team: "service" },
  { email: "tom@kingtide.example", dealership: "kingtide-southport", weekdays: [1, 2, 3, 4, 5, 6], team: "sales" },
] as const;

/** Writes the demo's roster, where nobody has written any. */
export async function seedRoster(db: Database, now: number): Promise<void> {
  if ((await rosteredDealerships(db)).length > 0) return;
  const people = await listStaff(db);
  for (const { email, dealership, weekdays, team } of ROSTER) {
    const staff = people.find((one) => one.email === email);
    const place = { site: dealership.startsWith("halden") ? "halden" : "kingtide", dealership };
    const hours = { starts: "08:30", ends: "17:30", location: "", team, onCall: false } as const;
    if (staff) await addShifts(db, { place, staff, weekdays, ...hours, by: { id: null, name: "the demo" }, now });
  }
}

/** Invites the demo's people, where nobody works at the desk yet. */
export async function seedStaff(db: Database, now: number): Promise<void> {
  if ((await listStaff(db)).length > 0) return;
  const by = { id: null, name: "the demo" };
  for (const person of PEOPLE) {
    const invited = await inviteStaff(db, { ...person, by, now });
    if (!invited.ok) throw new Error(invited.error);
  }
  const [dana] = (await listStaff(db)).filter(({ email }) => email === DEMO_MANAGER);
  if (!dana) return;
  for (const template of TEMPLATES) {
    const saved = await saveTemplate(db, { ...template, site: "halden", dealership: null, id: null, by: dana, now });
    if (!saved.ok) throw new Error(saved.error);
  }
}

/** Texts that the demo's answers can begin with. */
const TEMPLATES = [
  {
    name: "Yes, it is here",
    category: "Vehicle Enquiry",
    text: "Hi {{name}},\n\nyes, the {{car}} is here at {{yard}}, and its price is {{price}}. When would you like to see it?\n\n{{me}}",
  },
  {
    name: "Offer a test drive",
    category: null,
    text: "Hi {{name}},\n\nwould you like to drive the {{car}}? Tell me a day and a time that suit you, and it stands ready in front of the door.\n\n{{me}}",
  },
  {
    name: "Tried to call you",
    category: null,
    text: "Hi {{name}},\n\nI have just tried to call you about the {{car}}. When is a good time, and is this still your number?\n\n{{me}}, {{yard}}",
  },
];
