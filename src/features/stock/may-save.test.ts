import { expect, test } from "vitest";
import { maySave } from "./rules.ts";

const USED = { status: "in_stock", sold: false, car_type: "used", price: 1, photos_count: 1 } as const;
const available = { favouriteRule: "available" } as const;
const strict = { favouriteRule: "usedPricedWithImages" } as const;

test("USER-018 any available car may be saved and compared", () => {
  expect(maySave(USED, available)).toBe(true);
  expect(maySave({ ...USED, status: "coming_soon", car_type: "new", price: null, photos_count: 0 }, available)).toBe(
    true,
  );
  expect(maySave({ ...USED, sold: true }, available)).toBe(false);
  expect(maySave({ ...USED, status: "sold" }, available)).toBe(false);
});

test("USER-018 on some sites only available used cars with a price above 0 and images", () => {
  expect(maySave(USED, strict)).toBe(true);
  expect(maySave({ ...USED, car_type: "demo" }, strict)).toBe(false);
  expect(maySave({ ...USED, price: 0 }, strict)).toBe(false);
  expect(maySave({ ...USED, price: null }, strict)).toBe(false);
  expect(maySave({ ...USED, photos_count: 0 }, strict)).toBe(false);
  expect(maySave({ ...USED, sold: true }, strict)).toBe(false);
});
