import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { booksCsv } from "../../../features/reservations/desk/books.ts";
import { movements } from "../../../features/reservations/desk/movements.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import { csvFile } from "../../csv-file.ts";
import { enterFile } from "../../enter.ts";
import { moneyPlaces, spansOf } from "../../money/money-days.ts";
import { deskZone } from "../../places.ts";

/** The books of the dealerships that the user may export; others are not found. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enterFile(args, "booksFile", "/money/books");
  const { app, now, session } = scope;
  const one = (name: string) => args.url.searchParams.get(name)?.slice(0, 100) ?? "";
  const [from, to, dealership] = [one("from"), one("to"), one("dealership")];
  const places = moneyPlaces(scope, "money.export").filter((place) => !dealership || place.dealership === dealership);
  if (places.length === 0) throw data(null, { status: 404 });
  const isSpan = isCalendarDay(from) && isCalendarDay(to) && from <= to;
  const moved = isSpan ? await movements(app.db, spansOf(places, from, to)) : null;
  if (moved === null) throw redirect("/money/books?problem=long");
  const csv = booksCsv(moved, (slug) => {
    const place = places.find((each) => each.dealership === slug);
    const { currency = "" } = app.sites.bySlug(place?.site ?? "")?.configFor(slug) ?? {};
    return { name: place?.dealershipName ?? slug, zone: place?.timeZone ?? deskZone(scope), currency };
  });
  await app.db.transaction().execute((trx) =>
    recordAct(trx, {
      by: session.staff,
      subject: `staff:${session.staff.id}`,
      action: "export payments",
      after: { from, to, dealership: dealership || null, lines: moved.length },
      now,
    }),
  );
  return csvFile(csv, `payments-${from}-to-${to}`);
}
