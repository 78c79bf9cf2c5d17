import { describe, expect, test } from "vitest";
import { fields } from "./testing.ts";

const CARS = { Make: ["Kia", "Ford", "MG"], Model: ["Rio", "Focus", "ZS"], Year: ["2023", "2023", "2023"] };
const KMS = ["13059", "21633", "51474"];
const PRICES = ["24950", "30990", "19950"];

describe("headings of which one word tells what their numbers are", () => {
  test.each(["Km at off-hire", "LAST ODO", "Odo @ handover", "Kms (last seen)", "Speedo at trade appraisal day"])(
    "CAR-013 %s is the odometer where no other column is",
    (heading) => {
      expect(fields({ ...CARS, [heading]: KMS })).toMatchObject({ [heading]: "km" });
      expect(fields({ ...CARS, Odometer: KMS, [heading]: KMS })[heading]).not.toBe("km");
    },
  );

  test.each(["Service due km", "Km range", "Warranty kms", "Kms per year", "Excess km charge", "Km allowance"])(
    "CAR-013 %s is no odometer",
    (heading) => expect(fields({ ...CARS, [heading]: KMS })[heading]).not.toBe("km"),
  );

  test.each(["Sticker $", "Sell $", "$ drive away", "Retail $", "Windscreen $ (inc GST)", "Our ask"])(
    "CAR-014 %s is the price",
    (heading) => expect(fields({ ...CARS, [heading]: PRICES })).toMatchObject({ [heading]: "price" }),
  );

  test.each(["Cost $", "Expected sell (inc GST)", "Target price", "Weekly $", "Deposit $", "Floor $", "Forecast sale"])(
    "CAR-014 %s is not the price that shoppers see",
    (heading) => expect(fields({ ...CARS, [heading]: PRICES })[heading]).not.toBe("price"),
  );

  test.each([
    ["TRANSMISSI", "transmission", ["Auto", "Manual", "Auto"]],
    ["ODOMETER_R", "km", KMS],
    ["STOCKNUMBE", "stocknum", ["U411", "U414", "U417"]],
    ["EXTERIORCO", "colour", ["Red", "Blue", "White"]],
    ["dealer_stock_ref", "stocknum", ["411", "414", "417"]],
    ["T", "transmission", ["A", "M", "A"]],
    ["Gbx", "transmission", ["A", "M", "A"]],
    ["COLO", "colour", ["Red", "Blue", "White"]],
    ["REGISTRATI", "regplate", ["ABC12D", "DEF34G", "GHI56J"]],
    ["Dealer ref", "stocknum", ["nd-311", "nd-312", "nd-313"]],
    ["Your reference", "stocknum", ["22100", "22103", "22106"]],
    ["Lot Ref", "stocknum", ["55817-1", "55802-2", "51079-3"]],
  ])("%s, which is cut short or another's word, is the %s", (heading, field, values) => {
    expect(fields({ ...CARS, [heading]: values })).toMatchObject({ [heading]: field });
  });
});
