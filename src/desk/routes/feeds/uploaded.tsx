import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readChoices } from "../../../features/feeds/uploads/columns.ts";
import { FIELD_OPTIONS } from "../../../features/feeds/uploads/field-names.ts";
import { exchanged } from "../../../features/feeds/uploads/swapped.ts";
import { enter, enterWith } from "../../enter.ts";
import { forgetFor, rememberedFor, rememberFor } from "../../feeds/chosen-before.ts";
import { lookedOf } from "../../feeds/looked.ts";
import { readView } from "../../feeds/read-view.ts";
import { columnsOf, uploadedAt, withUploaded } from "../../feeds/uploaded.ts";
import { UploadedPage, type UploadOutcome } from "../../feeds/uploaded-page.tsx";
import { titled } from "../../parts/titles.ts";

/** The columns of an uploaded file with its first rows, and the fields that they are mapped to. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "uploaded");
  const uploaded = await uploadedAt(scope, args.params.upload);
  const shown = await columnsOf(scope, uploaded, null);
  const columns = shown.ok ? shown.value.columns : [];
  const remembered = await rememberedFor(scope, uploaded, columns);
  const read = remembered ? await columnsOf(scope, uploaded, remembered.fields) : shown;
  return {
    key: args.params.upload ?? "",
    name: uploaded.file.name,
    dealership: uploaded.place.dealershipName,
    mode: args.url.searchParams.get("mode") === "full" ? ("full" as const) : ("delta" as const),
    problem: shown.ok ? null : shown.error,
    columns: columns.map(({ field: guess, ...column }) => ({ ...column, guess })),
    choices: remembered?.fields ?? columns.map(({ field }) => field),
    read: read.ok ? await readView(scope, uploaded, read.value.read) : null,
    remembered: remembered?.says ?? null,
    options: FIELD_OPTIONS,
  };
}

/** The rows of the file never change, so no form reloads them except "forget". */
export const shouldRevalidate = ({ formMethod, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === "POST" && formData?.get("intent") !== "forget" ? false : defaultShouldRevalidate;

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "uploaded", form);
  const uploaded = await uploadedAt(scope, args.params.upload);
  const choices = readChoices(form.getAll("column").map(String));
  const mode = form.get("mode") === "full" ? ("full" as const) : ("delta" as const);
  const empty = { problem: null, looked: null, read: null, mode };
  const refused = (problem: string) => data<UploadOutcome>({ ...empty, problem, choices }, 422);
  if (choices === null) return refused("Choose what each column says from the list above it.");
  if (scope.intent === "forget") {
    await forgetFor(scope, uploaded);
    return data<UploadOutcome>({ ...empty, choices: null });
  }
  if (scope.intent === "swap" || scope.intent === "read") {
    const newChoices = scope.intent === "swap" ? exchanged(choices, String(form.get("columns to swap"))) : choices;
    const shown = await columnsOf(scope, uploaded, newChoices);
    if (!shown.ok) return refused(shown.error);
    return data<UploadOutcome>({
      ...empty,
      choices: newChoices,
      read: await readView(scope, uploaded, shown.value.read),
    });
  }
  const { stockFiles } = scope.app;
  const order = scope.intent === "import" ? { by: namedOf(scope.session.staff), place: placeOf(uploaded.place) } : null;
  const outcome = await withUploaded(scope, uploaded, (file) =>
    stockFiles(file, { kind: "import", reading: { choices }, mode, order }),
  );
  if (!outcome.ok) return refused(outcome.error);
  if (order !== null && outcome.value.run !== null) {
    await rememberFor(scope, uploaded, choices);
    throw redirect(`/feeds/${outcome.value.run}`);
  }
  return data<UploadOutcome>({ ...empty, looked: lookedOf(outcome.value), choices });
}

const namedOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
const placeOf = ({ site, dealership }: { readonly site: string; readonly dealership: string }) => ({
  site,
  dealership,
});

export const meta = titled("Which column says what?");

export default function UploadedRoute() {
  return <UploadedPage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
