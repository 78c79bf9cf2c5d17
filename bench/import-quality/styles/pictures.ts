import { type Column, holds, km, make, model, pick, price, stock, tells, words, year } from "../columns.ts";
import { table } from "../table.ts";

const FIRST = [stock("Stock No"), make("Make"), model("Model"), year("Year"), km("Odometer"), price("Price")];
const list = (heading: string, mark: string) => holds("pictures", ({ pictures }) => pictures.join(mark))(heading);

/** Nine columns of one picture each; all together say how many there are. */
const numbered = (name: (at: number) => string): Column[] =>
  Array.from({ length: 9 }, (_, at) =>
    tells(name(at + 1), (vehicle) => [vehicle.pictures[at] ?? "", at === 0 ? pick(vehicle, "pictures") : {}]),
  );

/** Files whose pictures stand in every way that was seen. */
export const PICTURES = [
  table({
    name: "pictures-numbered",
    about: "image1 to image9",
    columns: [...FIRST, ...numbered((at) => `image${at}`)],
  }),
  table({
    name: "pictures-photo-n",
    about: "Photo 1 to Photo 9, a logo and a report beside them",
    columns: [
      ...FIRST,
      ...numbered((at) => `Photo ${at}`),
      words("Dealer Logo", () => "https://photos.example.com/logo.png"),
      words("Inspection Report", () => "https://photos.example.com/report.pdf"),
    ],
  }),
  table({
    name: "pictures-comma",
    about: "a list separated by commas in one cell",
    columns: [...FIRST, list("ImageURLs", ",")],
  }),
  table({
    name: "pictures-semicolon",
    about: "a list separated by semicolons, and a video",
    columns: [
      ...FIRST,
      list("Picture links", "; "),
      words("Video", () => "https://www.youtube.com/watch?v=abcdefghijk"),
    ],
  }),
  table({
    name: "pictures-bar",
    about: "a list separated by bars, a main picture beside it",
    columns: [...FIRST, words("Main Image", ({ pictures }) => pictures[0] ?? ""), list("Images", "|")],
  }),
  table({
    name: "pictures-json",
    about: "a JSON list in one cell, a virtual tour beside it",
    columns: [
      ...FIRST,
      holds("pictures", ({ pictures }) => JSON.stringify(pictures))("photos"),
      words("tour", () => "https://tours.example.com/1"),
    ],
  }),
];
