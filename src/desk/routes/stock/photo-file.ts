import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { redirect } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { carAt } from "../../stock/car-at.ts";
import { addPhotos } from "../../stock/photos/change-photos.ts";

/** The endpoint to which the photos page uploads each file; it responds with the outcome as JSON. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "photoFile", form);
  return Response.json(await addPhotos(scope, await carAt(scope, args.params.car), form));
}

/** Opened as a page, it redirects to the photos. */
export function loader(args: LoaderFunctionArgs) {
  enter(args, "photoFile");
  return redirect(`/stock/${args.params.car}/photos`);
}
