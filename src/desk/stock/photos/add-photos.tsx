import { Form, useHref } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { Note } from "../../parts/note.tsx";
import { thereText } from "./there-text.ts";
import { useSending } from "./use-sending.ts";

interface AddPhotosProps {
  readonly car: number;
  readonly room: number;
}

/** Chooses and uploads photos one after the other, with progress; without JavaScript, a plain form with all of them. */
export function AddPhotos({ car, room }: AddPhotosProps) {
  const sending = useSending(useHref(`/stock/${car}/photos/file`));
  const { waiting, refused, there, stopped } = sending;
  return (
    <Form method="post" encType="multipart/form-data" className="photo-add" preventScrollReset>
      <input type="hidden" name="intent" value="add" />
      <label className="label" htmlFor="photos">
        Add photos
      </label>
      <input
        id="photos"
        className="input"
        type="file"
        name="photos"
        accept="image/*"
        multiple
        disabled={room === 0}
        onChange={sending.choose}
      />
      <noscript>
        <button type="submit" className="button go">
          Send
        </button>
      </noscript>
      <p className="mid">
        {room === 0
          ? "There is no room for more."
          : "JPEG, PNG, WebP or AVIF, up to 20 MB each. What the camera wrote into them is removed."}
      </p>
      <div role="status">
        {waiting.length > 0 ? (
          <>
            <p>{counted(waiting.length, "photo")} on the way</p>
            <progress max={1} value={waiting[0]?.part ?? 0} aria-label={`Sending ${waiting[0]?.file.name}`} />
          </>
        ) : null}
        {there.length > 0 ? <p>{thereText(there)}</p> : null}
      </div>
      {stopped ? (
        <Note kind="late">
          <p>{stopped} The photos wait in their order.</p>
          <button type="button" className="button" onClick={sending.goOn}>
            Go on
          </button>
        </Note>
      ) : null}
      {refused.length > 0 ? (
        <Note kind="late">
          {refused.map(({ key, problem }) => (
            <p key={key}>{problem}</p>
          ))}
          <button type="button" className="button" onClick={sending.again}>
            Try again
          </button>
        </Note>
      ) : null}
    </Form>
  );
}
