import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { contactsOf, sendersOf } from "./rules.ts";

describe("who is on the list", () => {
  test("an email address is one in any letter case, without the spaces around it", () => {
    expect(contactsOf({ email: "  Ann@Shopper.Example " })).toEqual([
      { contact_kind: "email", contact: "ann@shopper.example" },
    ]);
  });

  test.each(["0491 570 156", "(0491) 570-156", "+61 491 570 156", "0491570156"])(
    "the phone number %s is one, whichever way it is typed",
    (phone) => expect(contactsOf({ phone })).toEqual([{ contact_kind: "phone", contact: "+61491570156" }]),
  );

  test("what is no phone number is known by its digits, and by nothing where it has none", () => {
    expect(contactsOf({ phone: "ext. 12-34" })).toEqual([{ contact_kind: "phone", contact: "1234" }]);
    expect(contactsOf({ phone: "none" })).toEqual([]);
  });

  test("who gives both is known by both, who gives neither by nothing", () => {
    const kinds = contactsOf({ email: "a@b.example", phone: "0491 570 156" }).map(({ contact_kind }) => contact_kind);
    expect(kinds).toEqual(["email", "phone"]);
    expect(contactsOf({})).toEqual([]);
    expect(contactsOf({ email: " ", phone: "" })).toEqual([]);
  });
});

test("under a site's name send the site and each of its dealerships", () => {
  expect(sendersOf(testSite("halden", [dealership(1, "north"), dealership(2, "south")]))).toEqual([
    { sender_kind: "site", sender: "halden" },
    { sender_kind: "dealership", sender: "north" },
    { sender_kind: "dealership", sender: "south" },
  ]);
});
