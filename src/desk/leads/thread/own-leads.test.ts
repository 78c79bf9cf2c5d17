import { expect, test } from "vitest";
import { ownLeads, type ThreadDay, type ThreadItem } from "./thread-items.ts";

const lead = (id: number, where: string | null): ThreadItem => ({
  kind: "lead",
  key: `lead-${id}`,
  id,
  icon: "car",
  title: "Enquiry",
  time: "9:00 am",
  text: "",
  details: [],
  photos: [],
  car: null,
  booking: null,
  payment: null,
  adf: null,
  where,
});
const event: ThreadItem = { kind: "event", key: "entry-1", by: "Dana", text: "took it", time: "9:01 am" };

test("only a thread's own enquiries are offered to be split off, not those that another team of the group has", () => {
  const days: ThreadDay[] = [
    { day: "Monday", items: [lead(1, "Halden Liverpool"), event, lead(2, null)] },
    { day: "Tuesday", items: [lead(3, null)] },
  ];
  expect(ownLeads(days).map(({ id }) => id)).toEqual([2, 3]);
});
