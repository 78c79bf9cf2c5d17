import { describe, expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { KeyInformation, SpecTable } from "../../stock/components/facts.tsx";
import type { Fact } from "../../stock/facts/facts.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { CallLink } from "./call-link.tsx";
import { DealerComments, FeatureList } from "./comments.tsx";
import { PrintFace } from "./share/print-button.tsx";
import { SimilarCars, type SimilarView } from "./similar-cars.tsx";

describe("key information, comments and features", () => {
  const facts = (count: number): Fact[] =>
    Array.from({ length: count }, (_, at) => ({ kind: "seats", label: `Label ${at}`, value: `Value ${at}` }));
  const beforeSwitch = (html: string) => words(html.split("<details")[0] ?? "");

  test.each(["lines", "cells"] as const)(
    "VDP-013 VDP-014 four rows stand open, the rest behind Show More (%s)",
    (variant) => {
      const html = markup(<KeyInformation rows={facts(6)} variant={variant} />);
      expect(beforeSwitch(html)).toContain("Value 3");
      expect(beforeSwitch(html)).not.toContain("Value 4");
      expect(words(html)).toContain("Show More Show Less");
      expect(html).toContain("Value 5");
      expect(markup(<KeyInformation rows={facts(4)} variant={variant} />)).not.toContain("<details");
    },
  );

  test("VDP-016 VDP-018 comments are shown, and an empty one says that it is pending", () => {
    expect(words(markup(<DealerComments comments={{ shown: "One owner.", rest: null }} />))).toBe("One owner.");
    expect(words(markup(<DealerComments comments={null} />))).toBe(
      "Dealer comments are pending. Please check back here later.",
    );
  });

  test("VDP-017 the rest of a long comment is behind Show More", () => {
    const html = markup(<DealerComments comments={{ shown: "It is", rest: "tidy <b>inside</b>." }} />);
    expect(words(html)).toMatch(/^It is/);
    expect(html).toMatch(/<span class="hidden[^"]*">tidy/);
    expect(html).toContain("tidy &lt;b&gt;inside&lt;/b&gt;.");
  });

  test.each(["ticks", "tiles"] as const)(
    "VDP-019 VDP-020 eight features stand open, the rest behind Show More (%s)",
    (variant) => {
      const features = (count: number) => Array.from({ length: count }, (_, at) => `Feature ${at + 1}`);
      const html = markup(<FeatureList features={features(10)} variant={variant} />);
      expect(beforeSwitch(html)).toContain("Feature 8");
      expect(beforeSwitch(html)).not.toContain("Feature 9");
      expect(html).toContain("Feature 10");
      expect(markup(<FeatureList features={features(8)} variant={variant} />)).not.toContain("<details");
    },
  );

  test("VDP-015 specifications are label and value", () => {
    expect(words(markup(<SpecTable rows={[{ label: "Fuel Capacity", value: "61 L" }]} />))).toBe("Fuel Capacity 61 L");
  });

  test("VDP-015 of a long table sixteen rows stand open, the rest behind Show More", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Row ${at + 1}`, value: "1" }));
    const html = markup(<SpecTable rows={rows(20)} />);
    expect(beforeSwitch(html)).toContain("Row 16");
    expect(beforeSwitch(html)).not.toContain("Row 17");
    expect(html).toContain("Row 20");
    expect(markup(<SpecTable rows={rows(16)} />)).not.toContain("<details");
  });
});

describe("where it is and whom to call", () => {
  test("VDP-114 VDP-116 the bar names the city and opens directions in a new tab", () => {
    const html = markup(
      <AnnouncementBar announcement={{ city: "Parramatta", directions: "https://maps.example/1" }} />,
    );
    expect(words(html)).toContain("Located at Parramatta Get Directions");
    expect(html).toMatch(/<a href="https:\/\/maps\.example\/1"[^>]* target="_blank"/);
  });

  test("VDP-117 a car at the dealership's own city has no bar", () => {
    expect(markup(<AnnouncementBar announcement={null} />)).toBe("");
  });

  test("VDP-106 NAV-016 Call Now dials the number; LEAD-062 without one it is not there", () => {
    const html = markup(<CallLink phone={{ text: "02 5550 1962", href: "tel:0255501962", sms: null, masked: null }} />);
    expect(html).toContain('href="tel:0255501962"');
    expect(words(html)).toBe("Call Now 02 5550 1962");
    expect(markup(<CallLink phone={null} />)).toBe("");
  });

  test("NAV-017 where the dealer takes text messages, phones offer one beside Call Now", () => {
    const phone = { text: "0491 570 156", href: "tel:0491570156", sms: "sms:0491570156", masked: null };
    const html = markup(<CallLink phone={phone} />);
    expect(words(html)).toBe("Call Now 0491 570 156 Text Us");
    expect(html).toMatch(/<a href="sms:0491570156" class="[^"]*lg:hidden/);
    expect(words(markup(<CallLink phone={phone} iconOnly />))).toBe("Call Now Text Us");
  });

  test("LEAD-055 LEAD-056 a hidden number shows only its mask", () => {
    const phone = { text: "02 5550 1962", href: "tel:0255501962", sms: null, masked: "02 55XXXXXXX" };
    expect(words(markup(<CallLink phone={phone} />))).toBe("Call Now 02 55XXXXXXX");
  });
});

test("VDP-046 similar cars stand under their title, with the notice their figures need; none, no section", () => {
  const live = { api: "/api", slug: "kia-rio", photos_count: 3, updated_at: "", website_id: null, showViews: false };
  const vehicle = { similarTitle: "Similar Cars In-Stock", sameMake: { label: "Kia", href: "/search/kia" }, live };
  const of = (similar: SimilarView) =>
    markup(<SimilarCars vehicle={vehicle} similar={similar} Card={({ card }) => <span>{card.title}</span>} />);
  expect(of({ cars: [], financeNotice: null })).toBe("");
  const cars = [{ id: 1, title: "2020 Kia Rio" }] as unknown as SimilarView["cars"];
  expect(words(of({ cars, financeNotice: "WARNING" }))).toBe("Similar Cars In-Stock See all Kia WARNING 2020 Kia Rio");
});

test("VDP-047 while similar cars are loading six placeholders hold their place", () => {
  const live = { api: "/api", slug: "kia-rio", photos_count: 3, updated_at: "", website_id: null, showViews: false };
  const vehicle = { similarTitle: "Similar Cars In-Stock", sameMake: { label: "Kia", href: "/search/kia" }, live };
  const similar = { cars: [], financeNotice: null, pending: true };
  const html = markup(<SimilarCars vehicle={vehicle} similar={similar} Card={() => null} />);
  expect(html).toContain('aria-busy="true"');
  expect(html.match(/<li\b/g)).toHaveLength(6);
});

test("VDP-074 while the sheet is prepared its button turns and says so", () => {
  expect(words(markup(<PrintFace preparing />))).toBe("Preparing...");
  expect(markup(<PrintFace preparing />)).toContain("animate-spin");
  expect(words(markup(<PrintFace preparing={false} />))).toBe("Print");
  expect(markup(<PrintFace preparing={false} />)).not.toContain("animate-spin");
});
