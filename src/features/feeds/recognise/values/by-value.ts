import { readVin } from "../../../vocabulary/vin.ts";
import { isInMil, readDistance, withoutMil } from "../../normalise/figures/distance.ts";
import { simpleBody } from "../../normalise/kinds/body.ts";
import { readColour } from "../../normalise/kinds/colour.ts";
import { isDriveWord } from "../../normalise/kinds/drive.ts";
import { simpleFuel } from "../../normalise/kinds/fuel.ts";
import { simpleTransmission } from "../../normalise/kinds/transmission.ts";
import { isMake } from "../../normalise/names/make.ts";
import { readTitle } from "../../normalise/names/title.ts";
import { namesPictures } from "../../normalise/pictures.ts";
import { readPlace, readState } from "../../normalise/place.ts";
import { isCode } from "../beside/other-facts.ts";
import { isVehicleName } from "../beside/vehicle-name.ts";
import type { Field } from "../fields.ts";
import { AUSTRALIAN, brief, type ValueTest } from "../value-tests.ts";

/** A picture's address. A path that a store resizes on request has no file extension: "…/image;s=320x240". */
const isPicture = (value: string) => /\.(jpe?g|png|webp)\b|\/image;s=\d+x\d+/i.test(value);

/** How to recognise a field from its column's values alone. */
interface ValueSign {
  readonly field: Field;
  /** Share of the values that must match. */
  readonly least: number;
  readonly fits: ValueTest;
  /** What a third of the values must also contain ("$", "km"), for tests that many columns would pass. */
  readonly shows?: ValueTest;
}

const sign = (field: Field, least: number, fits: ValueTest, shows?: ValueTest): ValueSign => ({
  field,
  least,
  fits,
  ...(shows ? { shows } : {}),
});

const MONEY =
  /^(AU?D?|from|now|only)?\s?[$£€₹₦]\s?\d[\d,. ]{2,}|^\d[\d,. ]{2,}\s?(€|£|₫|đ|kč|zł|₽)$|^\d[\d,. ]{3,}\s?(AUD|EGC|D\/?A|drive ?away|ex\.? ?gov\w*|\+ ?ORC)/i;
const money: ValueTest = (value) =>
  value.length < 40 && (MONEY.test(value) || /^(poa|call|sold|\d{4,6}(\.\d\d)?)$/i.test(value));
const DISTANCE = /^\d[\d,. '’]*\s?(k|kms?|klms?|kays|kilomet\w+|mi|miles|mil)\b/i;
const distance: ValueTest = (value) =>
  readDistance(isInMil(value) ? withoutMil(value) : value) !== null &&
  /^\d[\d,. '’]*($|\s?[a-z])/i.test(value) &&
  !MONEY.test(value);

/** Fewest letters from which a text can identify a field: "A" and "H" are ambiguous. */
const WORD = 2;

/** Fields recognised by their values if the heading says nothing. The first that matches well enough is used. */
export const BY_VALUE: readonly ValueSign[] = [
  sign("vin", 0.8, (value) => readVin(value) !== null),
  sign("images", 0.8, (value) => isPicture(value) && namesPictures(value)),
  sign(
    "title",
    0.8,
    (value) => value.length <= 250 && readTitle(value).year !== null && readTitle(value).make !== null,
  ),
  sign("year", 0.97, (value) => /^(19[2-9]\d|20[0-4]\d)( \(\d\d reg\))?$/.test(value)),
  sign("engine", 0.6, (value) => /\d\s*cyl/i.test(value)),
  sign("title", 0.9, (value) => isVehicleName(value)),
  sign(
    "transmission",
    0.85,
    brief((value) => simpleTransmission(value) !== null && !/^[am]\d+$/i.test(value), WORD),
  ),
  sign(
    "fuel",
    0.8,
    brief((value) => simpleFuel(value) !== null, WORD),
  ),
  sign("drive", 0.8, isDriveWord),
  sign("condition", 0.9, (value) => /^(new|used|demo)\b/i.test(value)),
  sign("make", 0.8, isMake),
  sign(
    "body",
    0.7,
    brief((value) => simpleBody(value) !== null && !isCode(value)),
  ),
  sign(
    "colour",
    0.8,
    brief((value) => readColour(value).colour !== null && !readColour(value).misspelt),
  ),
  sign("location", 0.7, (value) => readPlace(value).city !== null && readPlace(value).state !== null),
  sign("price_type", 0.95, (value) => /^(?:dap|egc|drive[ -]?away|excl?\.? gov\w*\.?(?: charges)?)$/i.test(value)),
  sign("km_unit", 0.9, (value) => /^(kms?|kilomet\w+|mi|miles?)$/i.test(value)),
  sign("state", 0.9, (value) => AUSTRALIAN.test(readState(value))),
  sign("price", 0.85, money, (value) => MONEY.test(value)),
  sign("km", 0.85, distance, (value) => DISTANCE.test(value)),
  // A make and one of its models, under an unknown heading. Nearly all cells must match further up, before bodies.
  sign("title", 0.7, (value) => isVehicleName(value) && readTitle(value).rest.length > 0),
];
