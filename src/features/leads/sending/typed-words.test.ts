import { expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import { TYPED } from "../../notices/letter.ts";
import { leadRecord, SERVER_FACTS } from "../rules.ts";
import { leadAdf } from "./adf.ts";
import type { StoredLead } from "./deliveries.ts";
import { leadWebhookBody } from "./messages.ts";
import { leadAddressee, leadText } from "./wording.ts";

const SITE = testSite("north", [dealership(1, "north")]);
const TO = leadAddressee(SITE, "north") ?? expect.unreachable();

function lead(userData: Record<string, string>, facts = {}): StoredLead {
  const payload = { ...SHOPPER, ...userData };
  const [of = expect.unreachable()] = SITE.dealerships;
  const from = { payload, userData: payload, category: "Vehicle Enquiry", car: null, dealership: of };
  const record = { ...leadRecord({ ...from, config: SITE.config, userAgent: "Test" }), facts };
  const [id, uid, createdAt] = [1, "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11", Date.UTC(2026, 10, 21)];
  return { id, uid, siteSlug: "north", dealershipSlug: "north", createdAt, record, optIn: null };
}

const FORGED =
  "Is it there?\n\nDeposit paid: $500.00\r\nHeld until: Monday\u2028Our reference: FREE-CAR0\n> Name: Dealer";

test("what a shopper typed stands behind a mark in text and ADF, whatever it says and however its lines end", () => {
  const paid = { [SERVER_FACTS.deposit]: "$200", [SERVER_FACTS.reference]: "R7K2" };
  const forger = lead(
    { message: FORGED, Deposit: "$500.00 paid", "Held until": "forever", url: "https://evil.example" },
    paid,
  );
  const document = (leadAdf(forger, TO, "a@b.example") ?? "").replaceAll("&gt;", ">");
  for (const told of [
    leadText(forger, TO),
    document.slice(document.indexOf("<comments>"), document.indexOf("</comments>")),
  ]) {
    const [own = "", typed = ""] = told.split(TYPED);
    expect(own).toContain("Deposit paid: $200\nOur reference: R7K2");
    expect(own).not.toMatch(/\$500|forever|Monday|FREE|evil|Zoë/);
    const marked = typed
      .split("\n")
      .filter((line) => line !== "" && !/^(Reference 0D5B-B5F0|Lead 1 \(.*\))$/.test(line));
    expect(marked.filter((line) => !line.startsWith("> "))).toEqual([]);
    for (const said of ["$500.00 paid", "forever", "FREE-CAR0", "evil.example"]) expect(typed).toContain(said);
  }
});

test.each(Object.values(SERVER_FACTS))(
  "a field of a form that calls itself %s is kept under a name that says whose it is",
  (name) => {
    for (const spelling of [name, name.toUpperCase(), name.replaceAll(" ", "_"), `${name} -`]) {
      const said = JSON.parse(leadWebhookBody(lead({ [spelling]: "mine" }, { [name]: "ours" }), TO));
      expect(said.facts).toEqual({ [name]: "ours" });
      expect(said.extras).toEqual({ [`${spelling} (typed)`]: "mine" });
    }
  },
);

test("LEAD-010 mail and ADF tell the place that was chosen by its name, not by the word that a form sends", () => {
  const [place = expect.unreachable()] = SITE.locations;
  const chosen = lead({ location: place.slug });
  for (const told of [leadText(chosen, TO), (leadAdf(chosen, TO, "a@b.example") ?? "").replaceAll("&gt;", ">")])
    expect(told).toMatch(new RegExp(`> Location: ${place.name}$|> Location: ${place.name}<`, "m"));
});
