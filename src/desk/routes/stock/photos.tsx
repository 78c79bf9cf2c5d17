import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { handBack } from "../../../features/stock/edits/mutations.ts";
import { arrangePhotos } from "../../../features/stock-pictures/photos-by-hand.ts";
import { enter, enterWith } from "../../enter.ts";
import type { OutcomeOfSeveral } from "../../parts/outcome.tsx";
import { carAt } from "../../stock/car-at.ts";
import { addPhotos, authorFor, changeOf, STALE } from "../../stock/photos/change-photos.ts";
import { PhotosPage } from "../../stock/photos/photos-page.tsx";
import { photosPage } from "../../stock/photos/photos-view.ts";
import { HANDED_BACK, undoChange } from "../../stock/photos/undo-photos.ts";

/** A car's photos: many at once, in the order that shoppers see. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "photos");
  return photosPage(scope, await carAt(scope, args.params.car));
}

const DONE = { move: "Moved.", turn: "Turned.", trim: "Trimmed.", remove: "Taken off." } as const;

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "photos", form);
  const car = await carAt(scope, args.params.car);
  const author = authorFor(scope, car);
  const { app, intent } = scope;
  if (intent === "undo") {
    const outcome = await undoChange(scope, car, form);
    return data<OutcomeOfSeveral>(outcome, outcome.done === null ? 409 : 200);
  }
  if (intent === "hand back") {
    const handedBack = (await handBack(app.db, car.id, ["images"], author(HANDED_BACK))) ?? [];
    return data<OutcomeOfSeveral>({ done: handedBack.length > 0 ? "The feed’s photos are back." : null, problems: [] });
  }
  if (intent === "add") {
    const outcome = await addPhotos(scope, car, form);
    return data<OutcomeOfSeveral>(outcome, outcome.done === null ? 422 : 200);
  }
  const change = await changeOf(scope, car, form, intent);
  if (!change.ok)
    return data<OutcomeOfSeveral>({ done: null, problems: [change.error] }, change.error === STALE ? 409 : 422);
  const isDone = await arrangePhotos(app.db, car.id, change.value, author(`${intent} a photo`));
  if (!isDone) return data<OutcomeOfSeveral>({ done: null, problems: [STALE] }, 409);
  return data<OutcomeOfSeveral>({ done: DONE[intent], problems: [] });
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = ({ loaderData }: { readonly loaderData?: { readonly name: string } }) => [
  { title: `Photos of ${loaderData?.name ?? "a car"} | Desk` },
];

export default function PhotosRoute() {
  return <PhotosPage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
