import { expect, test } from "vitest";
import { fieldOfNames } from "./name-headings.ts";
import { fields } from "./testing.ts";

test.each([
  "Make/Model/Derivative",
  "Make Model Derivative",
  "Make & Model",
  "MAKE/MODEL",
  "Make - Model",
  "Make, model and variant",
  "makeModel",
  "make_model_badge",
  "Vehicle (make/model/badge)",
  "Year/Make/Model",
  "Yr Mk Mdl",
  "Year, Model & Badge",
  "Car make/model incl. body",
  "Marque / Modèle",
  "Marke und Modell",
  "Merk en type",
])("CAR-001 %s is above the names of vehicles", (heading) => {
  expect(fields({ [heading]: ["SKODA OCTAVIA 2.0 TDI", "KIA RIO S"] })).toEqual({ [heading]: "title" });
});

test.each([
  "Make",
  "Model",
  "Model Year",
  "Year Model",
  "Year / Model",
  "Vehicle Model Range",
  "make.model",
  "vehicle>make_model",
  "Engine make & model",
  "Make model no.",
  "Model Variant",
  "Brand type",
])("%s is one field's, or another thing's", (heading) => {
  expect(fieldOfNames(heading)).toBeNull();
});

test("a model with its badge is a model, and facts between marks still get columns of their own", () => {
  expect(fieldOfNames("Model + Badge")).toBe("model");
  expect(fieldOfNames("Model/Derivative")).toBe("model");
  expect(fieldOfNames("Badge/Model")).toBeNull();
});
