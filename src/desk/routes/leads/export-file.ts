import { data, type LoaderFunctionArgs } from "react-router";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { csvFile } from "../../csv-file.ts";
import { enterFile } from "../../enter.ts";
import { exportQuestion, peopleCsv } from "../../leads/export-people.ts";
import { deskZone } from "../../places.ts";

/** The people of a list as a file, from the dealerships that the user may export. Throws a 404 for any other. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enterFile(args, "leadsFile", `/leads/export${args.url.search}`);
  const { app, now, session } = scope;
  const params = args.url.searchParams;
  const question = exportQuestion(scope, params);
  const requested = params.get("dealership");
  const isTheirs = !requested || question.places.some(({ dealership }) => dealership === requested);
  if (question.places.length === 0 || !isTheirs) throw data(null, { status: 404 });
  const { csv, count } = await peopleCsv(scope, question);
  const { view, words, dealership, category, state, assignee, source, campaign, age } = question;
  await app.db.transaction().execute((trx) =>
    recordAct(trx, {
      by: session.staff,
      subject: `staff:${session.staff.id}`,
      action: "export leads",
      after: { view, words, dealership, category, state, assignee, source, campaign, age, people: count },
      now,
    }),
  );
  return csvFile(csv, `leads-${wallClock(now, deskZone(scope)).day}`);
}
