import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { carRecord } from "../stock/facts/car-facts.ts";
import { vehicleSteps } from "./steps.ts";

type CarChanges = Parameters<typeof testCar>[1];

const steps = (config: Partial<SiteConfig> = {}, car: CarChanges = {}, reservable = true) => {
  const given = testCar(7, car);
  const site = { ...platformDefaults(), siteUrl: "https://www.halden.example", ...config };
  const { available, fewPhotos } = carRecord(given, site, Date.UTC(2026, 11, 1));
  return vehicleSteps(given, { name: "2022 Kia EV6", available, fewPhotos, reservable }, site);
};
const CHAT = { chatAssistant: { name: "Ask Mel", url: "https://chat.example/halden" } };

describe("what can be done about a vehicle", () => {
  test("VDP-108 the buttons are the site's, in the site's order; at first all of them", () => {
    expect(steps().actions).toEqual(["enquire", "call", "reserve", "share", "favourite", "print"]);
    expect(steps({ vehicleActions: ["print", "enquire"] }).actions).toEqual(["print", "enquire"]);
  });

  test("VDP-067 VDP-107 one that leads nowhere is left out", () => {
    expect(steps({ siteUrl: null }).actions).not.toContain("share");
    expect(steps({ siteUrl: null }).share).toBeNull();
    expect(steps({}, {}, false).actions).not.toContain("reserve");
  });

  test("VDP-102 VDP-122 a sold vehicle has none, and takes no trade-in", () => {
    expect(steps({}, { status: "sold", sold: true })).toMatchObject({
      actions: [],
      tradeIn: null,
      testDrive: false,
      photos: false,
    });
    expect(steps({}, { reserved: true }).tradeIn).toBe("/cars/trade-in?car_id=7");
    expect(steps({}, { status: "coming_soon" }).tradeIn).toBe("/cars/trade-in?car_id=7");
  });

  test("VDP-104 VDP-105 the chat needs an assistant with an address, no provider's token, and a car to reserve", () => {
    expect(steps(CHAT).chat).toEqual({ name: "Ask Mel", href: "https://chat.example/halden" });
    expect(steps().chat).toBeNull();
    expect(steps({ chatAssistant: { name: "Ask Mel" } }).chat).toBeNull();
    expect(steps({ ...CHAT, chatProviderToken: "t0ken" }).chat).toBeNull();
    expect(steps(CHAT, {}, false).chat).toBeNull();
  });

  test("VDP-075 VDP-077 the sheet is a file under the slug, or a page that names it", () => {
    expect(steps().print).toEqual({ href: "/api/cars/car-7/pdf", file: "car-7.pdf" });
    expect(steps({ printMode: "tab" }).print).toEqual({ href: "/print?car_id=car-7", file: null });
  });

  test("ANLY-001 only a used car's opening is an event", () => {
    expect(steps({}, { car_type: "used" })).toMatchObject({ used: true, about: { carId: 7, dealershipId: 1 } });
    expect(steps({}, { car_type: "new" }).used).toBe(false);
    expect(steps({}, { car_type: "demo" }).used).toBe(false);
  });

  test("VDP-120 pictures are asked for where there is none, or where the site says so of too few", () => {
    const image = { image: { url: "/art/a.webp" } };
    const two = { images: [image, image], photos_count: 2 };
    const on = { requestPhotosEnabled: true, minPhotos: 3 };
    expect(steps({ ...on, requestPhotosEnabled: false }, { images: [], photos_count: 0 }).photos).toBe(true);
    expect(steps(on, two).photos).toBe(true);
    expect(steps({ ...on, requestPhotosEnabled: false }, two).photos).toBe(false);
    expect(steps(on, { images: [image, image, image], photos_count: 3 }).photos).toBe(false);
  });
});
