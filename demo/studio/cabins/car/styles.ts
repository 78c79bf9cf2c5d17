import { hex } from "../../tracer/picture.ts";
import type { Style } from "./style.ts";

/** The cabin of a family's SUV: light, warm and quiet. */
const family: Style = {
  name: "family",
  seat: hex("#c9beae"),
  insert: hex("#d3c9ba"),
  insertOf: "leather",
  stitch: hex("#8d8172"),
  upper: hex("#34322f"),
  lower: hex("#a99d8c"),
  pad: hex("#bdb2a2"),
  trim: "wood",
  trimColour: hex("#8a6a4c"),
  lining: hex("#e6e2da"),
  carpet: hex("#5d564d"),
  metal: hex("#c4c5c6"),
  bolster: 0.045,
  dials: "screen",
  screen: { wide: 0.34, high: 0.185, set: "free" },
  selector: "stubby",
  flatWheel: false,
  rubber: false,
};

/** A sporting cabin: dark, with bolsters and red stitching. */
const sport: Style = {
  name: "sport",
  seat: hex("#343539"),
  insert: hex("#3f4045"),
  insertOf: "suede",
  stitch: hex("#c8281e"),
  upper: hex("#2f3034"),
  lower: hex("#2b2c2f"),
  pad: hex("#38393d"),
  trim: "carbon",
  trimColour: hex("#4a4d52"),
  lining: hex("#7b7b7d"),
  carpet: hex("#2c2c2f"),
  metal: hex("#b9bbbf"),
  bolster: 0.075,
  dials: "screen",
  screen: { wide: 0.3, high: 0.19, set: "free" },
  selector: "lever",
  flatWheel: true,
  rubber: false,
  lit: hex("#ff3a2a"),
};

/** A hard-wearing cabin: vinyl seats, rubber floor, dials and knobs. */
export const work: Style = {
  name: "work",
  seat: hex("#5d6065"),
  insert: hex("#74777b"),
  insertOf: "vinyl",
  stitch: hex("#7b7e82"),
  upper: hex("#46484b"),
  lower: hex("#6c6e71"),
  pad: hex("#4a4c4f"),
  trim: "plain",
  trimColour: hex("#7e8286"),
  lining: hex("#cfcfcb"),
  carpet: hex("#3c3d3f"),
  metal: hex("#a3a6a9"),
  bolster: 0.03,
  dials: "dials",
  screen: { wide: 0.2, high: 0.118, set: "in" },
  selector: "manual",
  flatWheel: false,
  rubber: true,
  wallAt: 1.2,
};

export const styles: readonly Style[] = [family, sport, work];
