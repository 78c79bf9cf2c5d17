import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { carName, namedCar, shortTitle, yearMakeModel } from "./names.ts";

test("VDP-097 a car is called by its name, or by the classified's title where the site says so and there is one", () => {
  const car = { name: "2020 Mazda CX-5 Akera", carsales_title: "Mazda CX-5, one owner" };
  expect(carName(car, { titleField: "name" })).toBe("2020 Mazda CX-5 Akera");
  expect(carName(car, { titleField: "carsales_title" })).toBe("Mazda CX-5, one owner");
  for (const carsales_title of [null, "", "null"]) {
    expect(carName({ ...car, carsales_title }, { titleField: "carsales_title" })).toBe(car.name);
  }
});

test("its short title is as much of year, make and model as is known, else its whole name", () => {
  const car = testCar(1, { year: 2020, make: "Mazda", model: "CX-5", name: "Mazda, runs well" });
  expect(shortTitle(car)).toBe("2020 Mazda CX-5");
  expect(yearMakeModel({ ...car, year: null })).toBe("Mazda CX-5");
  expect(shortTitle({ ...car, year: null, make: "", model: "" })).toBe("Mazda, runs well");
});

test("VDP-097 in a list a car has its short title beside its badge, or the classified's title in their place", () => {
  const car = testCar(1, { make: "Mazda", model: "CX-5", name: "2020 Mazda CX-5 Akera KF", badge: "Akera" });
  const listed = (carsales_title: string | null) =>
    namedCar({ ...car, carsales_title }, { titleField: "carsales_title" });
  expect(listed(null)).toEqual({ name: "2020 Mazda CX-5 Akera KF", title: "2020 Mazda CX-5", badge: "Akera" });
  const [own, long] = ["Mazda CX-5, one owner", "2020 Mazda CX-5 Akera, one owner"];
  expect(listed(own)).toEqual({ name: own, title: own, badge: null });
  expect(listed(long)).toEqual({ name: long, title: "2020 Mazda CX-5", badge: "Akera, one owner" });
  expect(namedCar({ ...car, carsales_title: own, badge: "null" }, { titleField: "name" }).badge).toBeNull();
});
