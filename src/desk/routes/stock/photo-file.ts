import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { redirect } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { carAt } from "../../stock/car-at.ts";
import { addPhotos } from "../../stock/photos/change-photos.ts";

/** The endpoint to which the photos page uploads each file; it responds with the outcome as JSON. */
export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "photoFile", form);
  return Response.json(await addPhotos(scope, await carAt(scope, asked.params.car), form));
}

/** Opened as a page, it redirects to the photos. */
export function loader(asked: LoaderFunctionArgs) {
  enter(asked, "photoFile");
  return redirect(`/stock/${asked.params.car}/photos`);
}
