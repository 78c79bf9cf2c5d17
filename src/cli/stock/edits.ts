import { type Command, InvalidArgumentError, Option } from "commander";
import type { Database } from "../../db/open.ts";
import { carsKnownBy } from "../../features/stock/data.ts";
import { carOfWords } from "../../features/stock/edits/car-of-words.ts";
import { daysListed, editsOfCar, pricesOfCar, sourceOfCar } from "../../features/stock/edits/data.ts";
import { readWords, standing, type Words } from "../../features/stock/edits/fields.ts";
import { addCar, editCar, handBack } from "../../features/stock/edits/mutations.ts";
import { BY_HAND } from "../../features/stock/mutations.ts";
import type { Car } from "../../features/stock/schema.ts";
import { isoInZone } from "../../lib/time/moments.ts";
import { counted, formatMoney } from "../../lib/words/format.ts";
import { withDatabase } from "../running/database.ts";
import { dealershipOf, whoAmI } from "../running/dealership.ts";
import { environment } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { OWN_ZONE } from "../running/own-zone.ts";

interface Options {
  readonly dealership?: string;
  readonly by: string;
  readonly json?: true;
}

/** `forecourt stock show | edit | handback | hide | unhide | sold | add`: people's changes to cars. */
export function registerEdits(stock: Command): void {
  const of = (name: string, description: string) =>
    stock
      .command(name)
      .description(description)
      .argument("<stock no>", "its stock number, VIN or number plate")
      .option("--dealership <slug>", "of this dealership only");
  const by = () => new Option("--by <name>", "who says it, for the record").default(whoAmI());
  of("show", "show a car: what people said of it and what its feed says, its prices and days")
    .option("--json", "for programs: as JSON")
    .action(show);
  of("edit", "say something of a car, which stands over its feed until it is handed back")
    .argument("<field=value...>", "such as price=41990 colour=Red; an empty value says that there is none", pair)
    .addOption(by())
    .action((mark: string, pairs: Pairs, options: Options) => edit(mark, wordsOf(pairs), options));
  of("handback", "let the feed speak again")
    .argument("[fields...]", "of these fields (default: of all)")
    .addOption(by())
    .action(giveBack);
  of("hide", "show the car on no site")
    .addOption(by())
    .action((mark: string, options: Options) => edit(mark, { show_on_dealer_website: 0 }, options));
  of("unhide", "show the car again")
    .addOption(by())
    .action((mark: string, options: Options) => edit(mark, { show_on_dealer_website: 1 }, options));
  of("sold", "mark the car sold, whatever its feed says")
    .addOption(by())
    .action((mark: string, options: Options) => edit(mark, standing("sold", Date.now()), options));
  stock
    .command("add")
    .description("add a car that no feed brings: no full file marks it sold until one does")
    .requiredOption("--dealership <slug>", "whose car it is")
    .argument("<field=value...>", "stocknum=, make= and model=, and what else is known", pair)
    .action(add);
}

type Pairs = Readonly<Record<string, string>>;

/** Parses `price=41990`; called once per occurrence of the option. */
function pair(written: string, before: Pairs | undefined): Pairs {
  const at = written.indexOf("=");
  if (at < 1) throw new InvalidArgumentError(`Write field=value, not "${written}".`);
  return { ...before, [written.slice(0, at)]: written.slice(at + 1) };
}

function wordsOf(pairs: Pairs): Words {
  const words = readWords(pairs, Date.now());
  return words.ok ? words.value : stopWith(words.error.join(" "), 2);
}

/** The single car with that stock number, VIN or plate; ends the process with a sentence if there is none. */
async function theCar(db: Database, mark: string, { dealership }: Pick<Options, "dealership">): Promise<Car> {
  const known = await carsKnownBy(db, mark, 20);
  const cars = known.filter(({ dealership_slug }) => dealership === undefined || dealership_slug === dealership);
  const [car, other] = cars;
  if (!car) return stopWith(`there is no car with the stock number, VIN or plate ${mark}.`);
  if (other)
    return stopWith(
      `${mark} is a car of ${cars.map(({ dealership_slug }) => dealership_slug).join(" and of ")}: say whose with --dealership <slug>.`,
      2,
    );
  return car;
}

async function edit(mark: string, words: Words, options: Options): Promise<void> {
  await withDatabase(async (db) => {
    const car = await theCar(db, mark, options);
    await editCar(db, car.id, words, { by: options.by, now: Date.now() });
    console.log(`${car.name} (${car.stocknum}): ${Object.keys(words).join(", ")} said by ${options.by}.`);
  });
}

async function giveBack(mark: string, fields: readonly string[], options: Options): Promise<void> {
  await withDatabase(async (db) => {
    const car = await theCar(db, mark, options);
    const author = { by: options.by, now: Date.now() };
    const back = (await handBack(db, car.id, fields.length === 0 ? "all" : fields, author)) ?? [];
    if (back.length === 0) stopWith(`nobody has said anything of ${fields.join(", ") || "the car"}.`);
    console.log(`${car.name} (${car.stocknum}): ${back.join(", ")} handed back to the feed.`);
  });
}

async function show(mark: string, options: Options): Promise<void> {
  await withDatabase(async (db) => {
    const car = await theCar(db, mark, options);
    const [edits, prices] = [await editsOfCar(db, car.id), await pricesOfCar(db, car.id)];
    const source = await sourceOfCar(db, car.id);
    const days = daysListed(car, Date.now());
    if (options.json) return console.log(JSON.stringify({ car, source, days_listed: days, edits, prices }, null, 2));
    const textOf = (value: unknown) => (value === null || value === "" ? "nothing" : String(value).slice(0, 200));
    const money = (price: number | null) => (price === null ? "no price" : formatMoney(price));
    const lines = [
      `${car.stocknum} of ${car.dealership_slug}: ${car.name}`,
      `  ${car.status}, ${money(car.price)}, listed for ${counted(days, "day")}, ${broughtBy(source)}`,
      ...(edits.length > 0 ? ["  Said by people, over what the feed says:"] : []),
      ...edits.map(
        ({ field, value, feed, by, at }) =>
          `    ${field}: ${textOf(value)} (${by}, ${isoInZone(at, OWN_ZONE)}; the feed says ${textOf(feed)})`,
      ),
      ...(prices.length > 0 ? ["  Prices:"] : []),
      ...prices.map(({ at, was, price, by, run }) => {
        const author = by ?? (run === null ? "the feed" : `run ${run}`);
        return `    ${isoInZone(at, OWN_ZONE)}: ${money(was)} → ${money(price)}, by ${author}`;
      }),
    ];
    console.log(lines.join("\n"));
  });
}

function broughtBy(source: string | null): string {
  if (source === BY_HAND) return "added by hand";
  return `brought by ${source ?? "a file imported by hand"}`;
}

async function add({ stocknum = "", ...pairs }: Pairs, { dealership: slug }: { readonly dealership: string }) {
  if (stocknum.trim() === "" || !pairs.make || !pairs.model) stopWith("say stocknum=, make= and model=.", 2);
  const car = carOfWords(wordsOf(pairs));
  const { dealership } = await dealershipOf(environment().sitesDir, slug);
  const added = await withDatabase((db) =>
    addCar(db, dealership, { ...car, stocknum: stocknum.trim() }, { now: Date.now() }),
  );
  if (!added.ok) stopWith(added.error.says);
  console.log(`${stocknum.trim()} is added to ${slug}.`);
}
