import { expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { NO_ESTIMATE } from "../rules.ts";
import type { DeliveryAnswer } from "../view.ts";
import { Delivery } from "./delivery.tsx";

const of = (answer: DeliveryAnswer | null) =>
  markup(<Delivery delivery={{ path: "/cars/a", call: "/api/delivery-price?car_id=1", answer }} />);

test("VDP-058 VDP-059 LEAD-065 idle it is a postcode of four characters, Calculate, and no result", () => {
  const html = of(null);
  expect(words(html)).toBe("Delivery to your door Your postcode Calculate");
  expect(html).toMatch(/<input[^>]* inputMode="numeric"[^>]* maxLength="4"/);
  expect(html).toMatch(/<form [^>]*action="\/cars\/a#delivery" method="get"/);
  expect(html).toContain('id="delivery"');
  expect(markup(<Delivery delivery={null} />)).toBe("");
});

test("VDP-061 VDP-062 VDP-063 the page that was asked for a price shows it with the region's name", () => {
  const html = of({ postcode: "3220", price: "$890", name: "Geelong" });
  expect(words(html)).toContain("Calculate $890 to Geelong 3220");
  expect(html).toContain('value="3220"');
});

test("VDP-064 VDP-065 ERR-002 a problem with the postcode stands at the field, a missing estimate below it", () => {
  const wrong = of({ postcode: "", message: "Please enter a postcode.", atField: true });
  expect(wrong).toMatch(/<input[^>]* aria-invalid="true"/);
  expect(words(wrong)).toContain("Please enter a postcode.");
  const none = of({ postcode: "7000", message: NO_ESTIMATE, atField: false });
  expect(none).not.toContain('aria-invalid="true"');
  expect(words(none)).toContain(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  );
});
