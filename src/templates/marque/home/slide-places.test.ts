import { expect, test } from "vitest";
import { emptyModel } from "../../../../test/fixtures/model.ts";
import { modelCard } from "../../../features/models/rules.ts";
import { scaleOf } from "./scale.ts";
import { placeSlides } from "./slide-places.ts";

const model = (id: number, changes = {}) => modelCard({ ...emptyModel(id), slug: `model-${id}`, ...changes }, true);
const slide = (url: string, changes = {}) => ({
  name: url,
  description: "",
  url,
  image: "/art/a.webp",
  hide_overlay: false,
  ...changes,
});
const features = [{ name: "service", label: "", text: "", href: "/book-a-service" }] as const;
const range = { cards: [model(1, { from_price: 30_000 }), model(2)], categories: [], linkText: "", firstRow: 4 };
const place = (slides: ReturnType<typeof slide>[], cards = range.cards) =>
  placeSlides({ slides, features, range: { ...range, cards } });

test("a slide takes its place by where it leads: to a model, to the service, or elsewhere", () => {
  const places = place([slide("/offers"), slide("/model-1"), slide("/book-a-service")]);
  expect(places.stage).toEqual([{ name: "/model-1", text: "", href: "/model-1", image: "/art/a.webp", from: 30_000 }]);
  expect(places.service?.url).toBe("/book-a-service");
  expect(places.others.map(({ url }) => url)).toEqual(["/offers"]);
});

test("a picture that is its own words has no words laid over it: it stays among the others", () => {
  const places = place([slide("/model-1", { hide_overlay: true }), slide("/book-a-service", { hide_overlay: true })]);
  expect(places.others).toHaveLength(2);
  expect(places.stage.map(({ href }) => href)).toEqual(["/model-1"]);
});

test("at most three stand on the stage; without a slide the first model does; without models nothing", () => {
  const cards = [1, 2, 3, 4].map((id) => model(id));
  const slides = cards.map(({ href }) => slide(href));
  expect(place(slides, cards).stage).toHaveLength(3);
  expect(place(slides, cards).others).toHaveLength(1);
  expect(place([]).stage.map(({ from }) => from)).toEqual([30_000]);
  expect(place([], []).stage).toEqual([]);
});

test("models are drawn at the scale of the longest; one of untold length stands between", () => {
  const lengths = (...metres: (number | null)[]) => metres.map((length) => ({ length }));
  const all = lengths(5.28, 3.96, null, 1);
  expect(all.map((one) => scaleOf(one, all))).toEqual([1, 0.75, 0.9, 0.5]);
  expect(scaleOf({ length: null }, lengths(null, null))).toBe(1);
});
