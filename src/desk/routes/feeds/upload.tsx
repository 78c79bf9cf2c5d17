import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { keepUpload } from "../../../features/feeds/uploads/mutations.ts";
import { enter, enterWith } from "../../enter.ts";
import { UploadPage } from "../../feeds/upload-page.tsx";
import { uploadPlaces } from "../../feeds/uploaded.ts";
import { titled } from "../../parts/titles.ts";
import { dealershipChoices } from "../../places.ts";

const LARGEST_BYTES = 30 * 1024 * 1024;
const LONGEST_NAME = 100;

/** The form to upload a stock file: the dealership and the file. */
export function loader(args: LoaderFunctionArgs) {
  return { dealerships: dealershipChoices(uploadPlaces(enter(args, "upload"))) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "upload", form);
  const { app, now, session } = scope;
  const given = { dealership: String(form.get("dealership") ?? ""), mode: modeOf(form) };
  const refused = (problem: string) => data({ problem, given }, 422);
  const place = uploadPlaces(scope).find(({ dealership }) => dealership === given.dealership);
  if (!place) {
    if (given.dealership !== "") throw data(null, { status: 404 });
    return refused("Choose the dealership that the cars stand at.");
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "") return refused("Choose the stock file.");
  if (file.size === 0) return refused("The file is empty.");
  if (file.size > LARGEST_BYTES) return refused("A stock file may have 30 MB. Send it gzipped or zipped.");
  const name =
    file.name
      .replace(/^.*[\\/]/s, "")
      .replace(/\p{C}/gu, "")
      .slice(-LONGEST_NAME) || "stock";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { dealershipId } = place;
  const stored = await keepUpload(app, { dealershipId, name, bytes, by: session.staff, place, now });
  if (!stored.ok) return data({ problem: stored.error, given }, 503);
  throw redirect(`/feeds/upload/${stored.value}?mode=${given.mode}`);
}

const modeOf = (form: FormData) => (form.get("mode") === "full" ? ("full" as const) : ("delta" as const));

export const meta = titled("Upload a stock file");

export default function UploadRoute() {
  const { dealerships } = useLoaderData<typeof loader>();
  return <UploadPage dealerships={dealerships} outcome={useActionData<typeof action>() ?? null} />;
}
