import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { redirect } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { carAt } from "../../stock/car-at.ts";
import { addPhotos } from "../../stock/photos/change-photos.ts";

/** Where the page of photos sends each file by itself; the answer is JSON of what became of it. */
export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "photoFile", form);
  return Response.json(await addPhotos(scope, await carAt(scope, asked.params.car), form));
}

/** Opened as a page, it leads to the photos. */
export function loader(asked: LoaderFunctionArgs) {
  enter(asked, "photoFile");
  return redirect(`/stock/${asked.params.car}/photos`);
}
