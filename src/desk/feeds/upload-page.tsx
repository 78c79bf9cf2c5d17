import { type DragEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Option, SelectField } from "../parts/forms/fields.tsx";
import { Note } from "../parts/note.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { ModeChoice } from "./mode-choice.tsx";

interface UploadPageProps {
  readonly dealerships: readonly Option[];
  readonly outcome: {
    readonly problem: string;
    readonly given: { readonly dealership: string; readonly mode: "full" | "delta" };
  } | null;
}

/** Uploads a stock file with a plain form; with JavaScript, the file can also be dropped anywhere in the frame. */
export function UploadPage({ dealerships, outcome }: UploadPageProps) {
  const [only, ...others] = dealerships;
  const given = outcome?.given ?? { dealership: "", mode: "delta" as const };
  return (
    <section className="page slim" aria-labelledby="upload-heading">
      <PageTop id="upload-heading" heading="Upload a stock file" back={{ to: "/feeds", words: "Back to feeds" }} />
      {outcome ? <Note kind="late">{outcome.problem}</Note> : null}
      <Form method="post" encType="multipart/form-data" className="board stack upload-form" reloadDocument>
        <input type="hidden" name="intent" value="keep" />
        {only && others.length === 0 ? (
          <p>
            For <b>{only[1]}</b>
            <input type="hidden" name="dealership" value={only[0]} />
          </p>
        ) : (
          <SelectField
            label="Dealership"
            name="dealership"
            required
            defaultValue={given.dealership}
            none="Choose"
            options={dealerships}
          />
        )}
        <FileDrop />
        <ModeChoice mode={given.mode} />
        <button type="submit" className="button go">
          Show its columns
        </button>
        <p className="mid">Nothing reaches the site yet. The file is kept for a day, for you alone.</p>
      </Form>
    </section>
  );
}

function FileDrop() {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (input.current && event.dataTransfer.files.length === 1) input.current.files = event.dataTransfer.files;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the field for files within.
    <div
      className={classNames("file-drop", isOver && "over")}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="plus" size={26} />
      <label className="field">
        <span>Stock file: drop it here, or choose it</span>
        <input ref={input} type="file" name="file" required />
      </label>
      <p className="mid">
        CSV, Excel, OpenDocument, Word, JSON, XML, a web page or a mail; plain, gzipped or zipped; up to 30 MB.
      </p>
    </div>
  );
}
