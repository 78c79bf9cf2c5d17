import { expect, test } from "vitest";
import { markup, words } from "../../test/fixtures/markup.tsx";
import { STICKY_HEADER_AFTER_PX, StickyHeader } from "./motion/sticky-header.tsx";
import { ACTION_BAR_GROWS_AFTER_PX, ActionBar } from "./overlays/action-bar.tsx";

test("VDP-056 the sticky header waits unseen and untouchable for 500 px of scrolling", () => {
  expect(STICKY_HEADER_AFTER_PX).toBe(500);
  const html = markup(
    <StickyHeader label="This vehicle" className="bg-surface">
      <a href="/cars/x/enquire">Enquire Now</a>
    </StickyHeader>,
  );
  expect(html).toMatch(/<section aria-label="This vehicle" inert=""/);
  expect(html).not.toContain("data-shown");
});

test("VDP-057 the bar shows its first row at once and waits for 900 px with its second", () => {
  expect(ACTION_BAR_GROWS_AFTER_PX).toBe(900);
  const html = markup(
    <ActionBar label="Next steps" more={<p>$46,990</p>} className="lg:hidden">
      Enquire Now
    </ActionBar>,
  );
  expect(html).toMatch(/<div inert="" class="action-bar-more"><div><p>\$46,990/);
  expect(html).not.toContain("data-grown");
});

test("a bar with nothing more to show never grows", () => {
  const html = markup(<ActionBar label="Next steps">Enquire Now</ActionBar>);
  expect(html).not.toContain("action-bar-more");
  expect(words(html)).toBe("Enquire Now");
});
