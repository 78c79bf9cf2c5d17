import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatNumber } from "../../../lib/words/format.ts";
import { enter } from "../../enter.ts";
import { MOST_EXPORTED } from "../../leads/export-people.ts";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";

/** Asks for the passkey before a file of people is created, and describes the file. */
export async function loader(args: LoaderFunctionArgs) {
  enter(args, "leadsExport");
  return { search: args.url.search, most: MOST_EXPORTED };
}

export const meta = titled("Export leads");

export default function ExportPage() {
  const { search, most } = useLoaderData<typeof loader>();
  return (
    <div className="page slim">
      <PageTop heading="Export leads" back={{ to: `/leads${search}`, words: "Back to the list" }} />
      <section className="board">
        <p>
          A file for a spreadsheet with the people of the list that you had open, at most {formatNumber(most)} of them:
          names, addresses, how it stands, and their newest enquiry. It is recorded that you took it. Keep it no longer
          than you need it.
        </p>
        <p>
          <a className="button go" href={`/desk/leads/export.csv${search}`} download>
            Download the file
          </a>
        </p>
      </section>
    </div>
  );
}
