import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addDays } from "../../../lib/time/zoned.ts";
import { enter } from "../../enter.ts";
import { moneyPlaces, todayAt } from "../../money/money-days.ts";
import { SelectField, TextField } from "../../parts/forms/fields.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";
import { dealershipChoices } from "../../places.ts";

/** The form for downloading the books; like the file, it requires a recently confirmed passkey. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "books");
  const places = moneyPlaces(scope, "money.export");
  const today = todayAt(scope, places);
  return {
    from: `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`,
    to: addDays(`${today.slice(0, 7)}-01`, -1),
    today,
    problem: args.url.searchParams.get("problem") === "long",
    dealerships: dealershipChoices(places),
  };
}

export const meta = titled("CSV for the books");

export default function BooksRoute() {
  const { from, to, today, problem, dealerships } = useLoaderData<typeof loader>();
  return (
    <div className="page slim">
      <PageTop heading="CSV for the books" back={{ to: "/money", words: "Back to money" }} />
      <p className="mid">
        A line for each payment and each refund, with the time where the dealership is. It holds names and e-mail
        addresses: keep it where others cannot read it.
      </p>
      {problem ? (
        <p className="note late" role="alert">
          That is not a span of days, or it holds more than one file takes. Choose a shorter one.
        </p>
      ) : null}
      <form action="/desk/money/books.csv" className="board stack books">
        <TextField label="From" type="date" name="from" defaultValue={from} max={today} required />
        <TextField label="To, included" type="date" name="to" defaultValue={to} max={today} required />
        {dealerships.length > 1 ? (
          <SelectField label="Showroom" name="dealership" defaultValue="" none="Every showroom" options={dealerships} />
        ) : null}
        <button type="submit" className="button go">
          Download
        </button>
      </form>
    </div>
  );
}
