import { ASKERS } from "./corpus/askers/askers.ts";
import { ASKING } from "./corpus/askers/asking.ts";
import { ENQUIRERS } from "./corpus/askers/enquirers.ts";
import { LOOKERS } from "./corpus/askers/lookers.ts";
import { CAR_AMOUNTS } from "./corpus/car-amounts.ts";
import { CAR_KINDS } from "./corpus/car-kinds.ts";
import { CAR_NAMES } from "./corpus/car-names.ts";
import { CAR_WISHES } from "./corpus/car-wishes.ts";
import { HELD_OUT } from "./corpus/held-out.ts";
import { OTHERS } from "./corpus/others.ts";
import { PHONE } from "./corpus/phone.ts";
import { SIXTY } from "./corpus/sixty.ts";
import { SPOKEN } from "./corpus/spoken.ts";
import { BUYERS } from "./corpus/strangers/buyers.ts";
import { CALLERS } from "./corpus/strangers/callers.ts";
import { CUSTOMERS } from "./corpus/strangers/customers.ts";
import { LOCALS } from "./corpus/strangers/locals.ts";
import { NAMERS } from "./corpus/strangers/namers.ts";
import { NEWCOMER } from "./corpus/strangers/newcomer.ts";
import { PASSERS_BY } from "./corpus/strangers/passers-by.ts";
import { SHOPPERS } from "./corpus/strangers/shoppers.ts";
import { STRANGER } from "./corpus/strangers/stranger.ts";
import { TESTERS } from "./corpus/strangers/testers.ts";
import { TOWNSFOLK } from "./corpus/strangers/townsfolk.ts";
import { VISITOR } from "./corpus/strangers/visitor.ts";
import { WALK_INS } from "./corpus/strangers/walk-ins.ts";
import { YARD } from "./corpus/strangers/yard.ts";

/** A typed text and the choices that it should become on a demo site. */
export interface Line {
  readonly site: string;
  readonly typed: string;
  readonly wanted: readonly string[];
}

/**
 * Reads lines such as `kingtide | ute with tow bar | Ute · Tow Bar`: the site, what is typed, the chips. `struck:` is
 * before a choice that is not searched for, `@` before a place, and “…” around what is left as text; “” is nothing.
 */
export function linesOf(text: string): readonly Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [site = "", typed = "", wanted = ""] = line.split(" | ");
      return { site: site.trim(), typed, wanted: wanted.split(" · ").map((each) => each.trim()) };
    });
}

/** Written by hand: the queries by which the reader was made, and those by which it was only ever scored. */
export const CORPUS = {
  known: [
    SIXTY,
    CAR_KINDS,
    CAR_NAMES,
    CAR_AMOUNTS,
    CAR_WISHES,
    OTHERS,
    PHONE,
    SPOKEN,
    STRANGER,
    SHOPPERS,
    NEWCOMER,
    YARD,
    VISITOR,
    PASSERS_BY,
    CUSTOMERS,
    CALLERS,
    TESTERS,
    NAMERS,
    BUYERS,
    WALK_INS,
    TOWNSFOLK,
    LOCALS,
    ASKERS,
    ASKING,
    ENQUIRERS,
    LOOKERS,
  ].flatMap(linesOf),
  heldOut: linesOf(HELD_OUT),
} as const;
