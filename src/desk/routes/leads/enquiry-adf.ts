import { data, type LoaderFunctionArgs } from "react-router";
import { leadAdf } from "../../../features/leads/sending/adf.ts";
import { leadAddressee, leadReference } from "../../../features/leads/sending/wording.ts";
import { leadsOf } from "../../../features/people/thread-reads.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { enter } from "../../enter.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";

/** One enquiry of a thread as ADF, for a CRM that did not get it by mail. The download is recorded. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enter(args, "enquiryAdf");
  const { app, now, session } = scope;
  const { person, site, place } = await threadAt(scope, args.params.person);
  const lead = (await leadsOf(app.db, [person.id])).find(({ id }) => String(id) === args.params.lead);
  const to = lead && leadAddressee(site, lead.dealership);
  const stored = lead && { ...lead, siteSlug: site.slug, dealershipSlug: lead.dealership, createdAt: lead.at };
  const adf = stored && to && leadAdf(stored, to, to.email ?? "");
  if (!adf || person.erased_at !== null) throw data(null, { status: 404 });
  await app.db
    .transaction()
    .execute((trx) =>
      recordAct(trx, { by: session.staff, subject: `lead:${stored.id}`, action: "download as ADF", place, now }),
    );
  return new Response(adf, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiry-${leadReference(stored.uid)}.xml"`,
    },
  });
}
