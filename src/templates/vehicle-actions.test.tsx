import { describe, expect, test } from "vitest";
import { testCar } from "../../test/fixtures/cars.ts";
import { words } from "../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { EnquiryProvider } from "../features/leads/components/enquiry-provider.tsx";
import { enquiryView } from "../features/leads/enquiry-view.ts";
import { siteMarkup } from "../features/site/site-page.testing.tsx";
import type { Car } from "../features/stock/schema.ts";
import { vehicleView } from "../features/vehicle/view.ts";
import { loadSlots, templateSlots } from "./registry.ts";

const NOW = Date.UTC(2026, 10, 21);
type Config = NonNullable<NonNullable<Parameters<typeof testSite>[2]>["config"]>;

const CONFIG: Config = { siteUrl: "https://www.halden.example", phoneOverride: "02 5550 1962" };
const LENT = { taurus: { interestRate: 7.49, comparisonRate: 8.38 } };

describe.each(["default", "group", "marque", "superstore", "outdoor"] as const)(
  "the next steps of a vehicle of %s",
  (template) => {
    async function page(changes: Partial<Car> = {}, own: Config = {}) {
      await loadSlots(template, ["VehiclePage", "EnquiryFrame"]);
      const { VehiclePage, EnquiryFrame } = templateSlots(template);
      const config = { ...CONFIG, ...own };
      const site = testSite("halden", [dealership(1, "parramatta")], { config });
      const car = testCar(1, { payment_processors: ["demo"], location_id: 1, ...changes });
      const vehicle = vehicleView(car, site, NOW, { processors: new Set(["demo"]) });
      return siteMarkup(
        <EnquiryProvider enquiry={enquiryView(car, site)} Frame={EnquiryFrame}>
          <VehiclePage vehicle={vehicle} similar={{ cars: [], financeNotice: null }} />
        </EnquiryProvider>,
        { ...config, template },
      );
    }
    const sidebar = (html: string) =>
      html.split('aria-label="Price and next steps"')[1]?.split('id="vehicle-map"')[0] ?? "";

    test("VDP-104 VDP-106 VDP-107 VDP-108 VDP-109 VDP-110 VDP-066 VDP-073 has the site's actions in their order", async () => {
      const order = (html: string, names: readonly string[]) => names.map((name) => sidebar(html).indexOf(name));
      const usual = ["Enquire Now<", "Call Now<", "Reserve Car Now<", "Share<", "Favourite<", "Print<"];
      const at = order(await page(), usual);
      expect(Math.min(...at)).toBeGreaterThan(0);
      expect(at).toEqual([...at].sort((a, b) => a - b));
      const [print = 0, enquire = 0, call = 0] = order(await page({}, { vehicleActions: ["print", "enquire"] }), [
        "Print<",
        "Enquire Now<",
        "Call Now<",
      ]);
      expect([print > 0, enquire > print]).toEqual([true, true]);
      expect(call === -1 || call > enquire).toBe(true);
    });

    test("VDP-075 VDP-077 prints by a link that needs no JavaScript: to a file, or to a page in a tab of its own", async () => {
      expect(await page()).toMatch(/<a href="\/api\/cars\/car-1\/pdf" download="car-1\.pdf"/);
      expect(await page({}, { printMode: "tab" })).toMatch(/<a href="\/print\?car_id=car-1" target="_blank"/);
    });

    test("VDP-066 VDP-067 shares by plain links, and not at all without the site's address", async () => {
      const html = await page();
      for (const place of ["mailto:?subject=", "https://www.facebook.com/", "https://x.com/", "https://wa.me/"]) {
        expect(html).toContain(`href="${place}`);
      }
      expect(await page({}, { siteUrl: null })).not.toContain("https://wa.me/");
    });

    test("VDP-104 VDP-105 talks in place of the enquiry where it can, in a new tab", async () => {
      const chatAssistant = { name: "Ask Mel", url: "https://chat.example/halden" };
      const html = await page({}, { chatAssistant });
      expect(html).toMatch(/<a href="https:\/\/chat\.example\/halden" target="_blank"/);
      expect(sidebar(html).indexOf("Instant Message")).toBeGreaterThan(0);
      expect(await page({ reserved: true }, { chatAssistant })).not.toContain("Instant Message");
    });

    test("VDP-104 VDP-108 the bars that follow the shopper have the site's buttons and no others", async () => {
      const chatAssistant = { name: "Ask Mel", url: "https://chat.example/halden" };
      expect(await page({}, { vehicleActions: ["enquire", "share"] })).not.toContain("Call Now");
      expect(await page({}, { vehicleActions: ["call"] })).not.toContain("Enquire Now");
      expect(await page({}, { chatAssistant })).not.toContain("Enquire Now");
      expect(await page({}, { vehicleActions: [] })).not.toMatch(/(Enquire|Call) Now/);
    });

    test("VDP-101 what is sold has no price, neither in the page nor in its bars", async () => {
      expect(words(await page({ status: "sold", sold: true }))).not.toContain("$30,000");
    });

    test("VDP-120 VDP-121 VDP-122 offers a test drive, a trade-in, and pictures of what has too few", async () => {
      const html = await page();
      expect(html).toContain('href="/cars/car-1/test-drive"');
      expect(words(html)).toContain("Book Test Drive");
      expect(html).toContain('href="/cars/trade-in?car_id=1"');
      expect(html).toContain('href="/cars/car-1/request-photos"');
      const image = { image: { url: "/art/a.webp" } };
      expect(await page({ images: [image, image, image] })).not.toContain("request-photos");
    });

    test("VDP-101 VDP-102 VDP-122 says SOLD of what is gone, and offers to find another in place of every button", async () => {
      const html = await page({ status: "sold", sold: true });
      expect(html).toMatch(/<h2 class="[^"]*">SOLD<\/h2>/);
      expect(words(html)).toContain(
        "SOLD Unfortunately this car recently sold. But don't worry, we can help you find a similar car! Find Me Something Similar",
      );
      for (const removed of [
        "Enquire Now",
        "Call Now",
        "Reserve Car Now",
        "Print",
        "trade-in?",
        "test-drive",
        "See it at",
      ]) {
        expect(html).not.toContain(removed);
      }
    });

    test("VDP-002 VDP-099 VDP-103 FIN-031 FIN-073 begins with its breadcrumbs; price and weekly estimate stand beside its pictures", async () => {
      const html = await page({ finance_lenders: LENT }, { financeProvider: "Taurus" });
      expect(words(html.split("</nav>")[0] ?? "")).toContain("Search Used Mazda CX-5 SUV");
      expect(words(sidebar(html))).toMatch(/\$30,000.*Weekly finance estimate.*\/week\*.*7\.49%.*8\.38%.*WARNING/);
      expect(sidebar(html)).toMatch(/href="#finance-calculator"/);
      const said = { taurus: { ...LENT.taurus, disclaimer: "Subject to approval." } };
      const conditions = await page({ finance_lenders: said }, { financeProvider: "Taurus" });
      expect(conditions).toContain('href="#financeDisclaimer"');
      expect(words(conditions.split('id="financeDisclaimer"')[1] ?? "")).toContain("* Subject to approval.");
      expect(words(sidebar(await page({}, { financeProvider: "Taurus" })))).not.toContain("finance estimate");
    });

    test("VDP-078 VDP-084 VDP-118 has its tabs, all to be read without JavaScript, and the place where it stands", async () => {
      const tabContent = { whatsIncluded: "Two keys.", whyBuy: "We care.", protect: "Wax." };
      const html = await page({ dealercomments: "One owner.", standardEquipment: ["Heated seats"] }, { tabContent });
      const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, name = ""]) => words(name));
      expect(tabs).toEqual([
        "Dealer Comments",
        "What's Included",
        "Why Buy From Us?",
        "Reserve Online",
        "Protect Your Car",
        "Features",
      ]);
      for (const said of ["One owner.", "Two keys.", "We care.", "Wax.", "Heated seats", "fully refundable"]) {
        expect(words(html)).toContain(said);
      }
      expect(html).toContain('href="#vehicle-map"');
      expect(words(html.split('id="vehicle-map"')[1] ?? "")).toContain("1 Test St, Sydney NSW 2000");
    });
  },
);
