import { data, type LoaderFunctionArgs } from "react-router";
import { shareColours } from "../../../features/cards/share-card.ts";
import { siteAddress } from "../../../features/search/showing.ts";
import { vehicleSheet } from "../../../features/vehicle/sheet.ts";
import { enter } from "../../enter.ts";
import { carAt } from "../../stock/car-at.ts";
import { placeOfCar } from "../../stock/car-places.ts";

/** A car's windscreen card as a PDF: A4, or A5 if `paper` says so. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enter(args, "windscreenCard");
  const car = await carAt(scope, args.params.car);
  const site = scope.app.sites.bySlug(placeOfCar(scope, car, "stock.read")?.site ?? "");
  if (!site) throw data(null, { status: 404 });
  const sheet = vehicleSheet(car, site, siteAddress(site), scope.now);
  const paper = args.url.searchParams.get("paper") === "a5" ? "a5" : "a4";
  const pdf = await scope.drawWindscreenCard(sheet, shareColours(site), paper);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${car.slug}-${paper}.pdf"`,
    },
  });
}
