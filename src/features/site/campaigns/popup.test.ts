import { afterEach, expect, test, vi } from "vitest";
import { isPopupDue, lastDismissal, popupDays, popupView, rememberDismissal } from "./popup.ts";

const timezone = "Australia/Brisbane";
const spring = {
  id: "spring",
  heading: "First drives",
  text: "Saturday mornings.",
  image: "/site/first-drives.webp",
  link: { label: "Choose a Saturday", href: "/book-test-drive" },
  expiry: "2026-11-30",
};
const CAMPAIGNS = [{ id: "spring-drives", start: "2026-11-10", end: "2026-11-25" }];
const NOON = Date.parse("2026-11-21T12:00:00+10:00");
const LAST = Date.parse("2026-11-30T23:59:59.999+10:00");

afterEach(() => vi.unstubAllGlobals());

function viewAt(now: number, popup: Parameters<typeof popupView>[0]["popup"] = spring) {
  return popupView({ popup, timezone, campaigns: CAMPAIGNS }, now);
}
function shown(now: number, popup = spring) {
  const view = viewAt(now, popup);
  if (!view) throw new Error("no popup");
  return view;
}

test("NAV-020 the popup has the site's image, heading, text, link and last day; a site without one has none", () => {
  expect(viewAt(NOON)).toEqual({
    id: "spring@2026-11-30",
    heading: "First drives",
    text: "Saturday mornings.",
    image: "/site/first-drives.webp",
    link: { label: "Choose a Saturday", href: "/book-test-drive" },
    until: LAST + 1,
  });
  expect(viewAt(NOON, { id: "plain", heading: "Open on Sunday" })).toMatchObject({
    text: null,
    image: null,
    link: null,
    until: null,
  });
  expect(viewAt(NOON, null)).toBeNull();
});

test("NAV-021 it opens on a visitor's first page view", () => {
  expect(isPopupDue(shown(NOON), null, NOON)).toBe(true);
});

test("NAV-022 SITE-048 once dismissed it stays away, until the campaign is another or lasts until another day", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  rememberDismissal("halden", shown(NOON));
  expect([...kept.keys()]).toEqual(["halden:popup"]);
  const dismissed = lastDismissal("halden");
  expect(isPopupDue(shown(NOON), dismissed, NOON)).toBe(false);
  expect(isPopupDue(shown(NOON, { ...spring, id: "summer" }), dismissed, NOON)).toBe(true);
  expect(isPopupDue(shown(NOON, { ...spring, expiry: "2026-12-24" }), dismissed, NOON)).toBe(true);
  expect(isPopupDue(shown(NOON, { ...spring, heading: "First drives!" }), dismissed, NOON)).toBe(false);
  expect(lastDismissal("kingtide")).toBeNull();
});

test("NAV-023 its last day is its last, where the dealer is, dismissed or not", () => {
  expect(viewAt(LAST)).not.toBeNull();
  expect(viewAt(LAST + 1)).toBeNull();
  // A page that was opened on the last day and is still open on the next.
  const view = shown(LAST);
  expect(isPopupDue(view, null, LAST)).toBe(true);
  expect(isPopupDue(view, null, LAST + 1)).toBe(false);
  expect(isPopupDue(view, "autumn@always", LAST + 1)).toBe(false);
});

test("HOME-034 a popup that names a campaign shows on its days only, and leads on in its name", () => {
  const popup = { ...spring, campaign: "spring-drives" };
  const starts = Date.parse("2026-11-10T00:00:00+10:00");
  const ends = Date.parse("2026-11-26T00:00:00+10:00");
  expect(viewAt(starts - 1, popup)).toBeNull();
  expect(viewAt(starts, popup)).toMatchObject({
    until: ends,
    link: { label: "Choose a Saturday", href: "/book-test-drive?campaign=spring-drives" },
  });
  expect(viewAt(ends - 1, popup)).not.toBeNull();
  expect(viewAt(ends, popup)).toBeNull();
  expect(popupDays({ popup, timezone, campaigns: CAMPAIGNS }, starts - 1)).toEqual({ value: false, changesAt: starts });
});
