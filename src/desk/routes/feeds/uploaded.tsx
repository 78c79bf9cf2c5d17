import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { type Choices, readChoices } from "../../../features/feeds/uploads/columns.ts";
import { FIELD_OPTIONS } from "../../../features/feeds/uploads/field-names.ts";
import { exchanged } from "../../../features/feeds/uploads/swapped.ts";
import { enter, enterWith } from "../../enter.ts";
import { forgetFor, rememberedFor, rememberFor } from "../../feeds/chosen-before.ts";
import { type Looked, lookedOf } from "../../feeds/looked.ts";
import { uploadedAt, withUploaded } from "../../feeds/uploaded.ts";
import { UploadedPage } from "../../feeds/uploaded-page.tsx";

/** The columns of an uploaded file with its own first rows, and the fields that they become. */
export async function loader(asked: LoaderFunctionArgs) {
  const scope = enter(asked, "uploaded");
  const uploaded = await uploadedAt(scope, asked.params.upload);
  const { stockFiles } = scope.app;
  const read = await withUploaded(scope, uploaded, (file) => stockFiles(file, { kind: "columns" }));
  const columns = read.ok ? read.value.columns : [];
  const remembered = await rememberedFor(scope, uploaded, columns);
  return {
    key: asked.params.upload ?? "",
    name: uploaded.file.name,
    dealership: uploaded.place.dealershipName,
    mode: asked.url.searchParams.get("mode") === "full" ? ("full" as const) : ("delta" as const),
    problem: read.ok ? null : read.error,
    columns: columns.map((column, at) => ({
      ...column,
      field: remembered ? (remembered.fields[at] ?? null) : column.field,
    })),
    remembered: remembered?.says ?? null,
    options: FIELD_OPTIONS,
  };
}

/** The file's own rows stay as they are, whatever is asked about them: they are not read again but to forget. */
export const shouldRevalidate = ({ formMethod, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === "POST" && formData?.get("intent") !== "forget" ? false : defaultShouldRevalidate;

interface Told {
  readonly problem: string | null;
  readonly looked: Looked | null;
  readonly choices: Choices | null;
  readonly mode: "full" | "delta";
}

export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "uploaded", form);
  const uploaded = await uploadedAt(scope, asked.params.upload);
  const choices = readChoices(form.getAll("column").map(String));
  const mode = form.get("mode") === "full" ? ("full" as const) : ("delta" as const);
  const refused = (problem: string) => data<Told>({ problem, looked: null, choices, mode }, 422);
  if (choices === null) return refused("Choose what each column says from the list above it.");
  const plain = { problem: null, looked: null, mode };
  if (scope.intent === "forget") {
    await forgetFor(scope, uploaded);
    return data<Told>({ ...plain, choices: null });
  }
  if (scope.intent === "swap")
    return data<Told>({ ...plain, choices: exchanged(choices, String(form.get("columns to swap"))) });
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
  return data<Told>({ problem: null, looked: lookedOf(outcome.value), choices, mode });
}

const namedOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
const placeOf = ({ site, dealership }: { readonly site: string; readonly dealership: string }) => ({
  site,
  dealership,
});

export const meta = () => [{ title: "Which column says what? | Desk" }];

export default function UploadedRoute() {
  return <UploadedPage page={useLoaderData<typeof loader>()} told={useActionData<typeof action>() ?? null} />;
}
