import { describe, expect, test } from "vitest";
import { copiedNotice, openShareWindow, shareLinks, shareView } from "./sharing.ts";

const CAR = { name: "2022 Kia EV6 GT-Line", path: "/cars/2022-kia-ev6" };
const SITE = { siteUrl: "https://www.halden.example", vehicleNoun: "Car", copyFeedback: "short" } as const;
const view = (changes: Partial<Parameters<typeof shareView>[1]> = {}) => {
  const share = shareView(CAR, { ...SITE, ...changes });
  if (!share) throw new Error("not shared");
  return share;
};

describe("sharing a vehicle", () => {
  test("VDP-067 the site's public address is shared, and nothing without one", () => {
    expect(view().url).toBe("https://www.halden.example/cars/2022-kia-ev6");
    expect(shareView(CAR, { ...SITE, siteUrl: null })).toBeNull();
  });

  test("VDP-066 by mail, Facebook, X and WhatsApp", () => {
    const links = shareLinks(view());
    expect(links.map(({ channel }) => channel)).toEqual(["Email", "Facebook", "X", "WhatsApp"]);
    const url = encodeURIComponent(view().url);
    for (const { href } of links) expect(href).toContain(url);
    expect(links[0]?.href).toMatch(/^mailto:\?subject=2022%20Kia%20EV6/);
    const odd = shareLinks({ ...view(), name: "VW ID.4 Pro+ & more" });
    for (const { href } of odd.slice(2)) expect(href).toContain("VW%20ID.4%20Pro%2B%20%26%20more");
    expect(links.map(({ inWindow }) => inWindow)).toEqual([false, true, true, true]);
  });

  test("VDP-068 VDP-069 what was copied is said shortly for 1.5 s, or with the car's name for 3 s", () => {
    expect(copiedNotice(view())).toEqual({ text: "Copied", ms: 1500 });
    expect(copiedNotice(view({ copyFeedback: "named" }))).toEqual({
      text: "Copied 2022 Kia EV6 GT-Line to your clipboard!",
      ms: 3000,
    });
  });
});

describe("the window in which a vehicle is shared", () => {
  function opener(shared: { closed: boolean } | null) {
    const recorded = { features: "", every: 0, looks: [] as (() => void)[] };
    return {
      told: recorded,
      open: (_url: string, _target: string, features: string) => {
        recorded.features = features;
        return shared;
      },
      setInterval: (look: () => void, ms: number) => {
        recorded.every = ms;
        return recorded.looks.push(look);
      },
      clearInterval: () => recorded.looks.splice(0),
      look: () => recorded.looks.forEach((look) => void look()),
    };
  }

  test("VDP-070 VDP-071 is 550 by 400, and looked at each second until it is closed", () => {
    const shared = { closed: false };
    const browser = opener(shared);
    let closed = 0;
    openShareWindow("https://x.com/intent/post", () => closed++, browser);
    expect(browser.told).toMatchObject({ features: "width=550,height=400", every: 1000 });
    browser.look();
    expect(closed).toBe(0);
    shared.closed = true;
    browser.look();
    browser.look();
    expect(closed).toBe(1);
  });

  test("VDP-071 where no window opens there is nothing to look at", () => {
    const browser = opener(null);
    expect(openShareWindow("https://x.com/", () => {}, browser)).toBeNull();
    expect(browser.told.looks).toEqual([]);
  });
});
