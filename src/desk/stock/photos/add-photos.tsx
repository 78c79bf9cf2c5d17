import { type ChangeEvent, useRef, useState } from "react";
import { Form, useHref, useRevalidator } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { Note } from "../../parts/note.tsx";
import { sendPhoto } from "./send-photo.ts";

interface AddPhotosProps {
  readonly car: number;
  readonly room: number;
}

interface Sending {
  /** Tells two files of one name apart. */
  readonly key: string;
  readonly file: File;
  /** From 0 to 1; null once it has failed. */
  readonly part: number | null;
  readonly problem: string | null;
}

/** Chooses and sends photos, one after the other with its progress; without JavaScript, a plain form of all. */
export function AddPhotos({ car, room }: AddPhotosProps) {
  const sending = useSending(useHref(`/stock/${car}/photos/file`));
  const { waiting, failed } = sending;
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
      </div>
      {failed.length > 0 ? (
        <Note kind="late">
          {failed.map(({ key, file, problem }) => (
            <p key={key}>{problem ?? file.name}</p>
          ))}
          <button type="button" className="button" onClick={sending.again}>
            Try again
          </button>
        </Note>
      ) : null}
    </Form>
  );
}

function useSending(address: string) {
  const [files, setFiles] = useState<readonly Sending[]>([]);
  const { revalidate } = useRevalidator();
  const isUnderWay = useRef(false);
  const mark = (file: File, change: Partial<Sending> | null) =>
    setFiles((all) => all.flatMap((one) => (one.file === file ? (change ? [{ ...one, ...change }] : []) : [one])));
  const queue = useRef<File[]>([]);
  async function send(more: readonly File[]) {
    queue.current.push(...more);
    setFiles((all) => [...all, ...more.map((file) => ({ key: crypto.randomUUID(), file, part: 0, problem: null }))]);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const current = file;
      const problem = await sendPhoto(address, current, (part) => mark(current, { part }));
      mark(current, problem === null ? null : { part: null, problem });
      await revalidate();
    }
    isUnderWay.current = false;
  }
  return {
    waiting: files.filter(({ part }) => part !== null),
    failed: files.filter(({ part }) => part === null),
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(event.target.files ?? [])];
      event.target.value = "";
      void send(chosen);
    },
    again: () => {
      const failed = files.filter(({ part }) => part === null).map(({ file }) => file);
      setFiles((all) => all.filter(({ part }) => part !== null));
      void send(failed);
    },
  };
}
