import { type DragEvent, type ReactNode, useId } from "react";
import { Form } from "react-router";
import { sizeText } from "../../../lib/files/file-size.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FieldError } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import { ACCEPTED, MOST_PHOTOS } from "../photo-rules.ts";
import { STEPS } from "../rules.ts";
import type { PhotoView, TradeInView } from "../trade-in-view.ts";
import { IMAGES_OPTIONAL } from "../wording.ts";
import { OfferedCar, StepButtons, StepHead } from "./step-form.tsx";
import { type Upload, usePhotoUploads } from "./use-photo-uploads.ts";

/** Step 3: up to ten photos, or none (TRADE-020 to TRADE-025). */
export function PhotosStep({ view }: { readonly view: TradeInView }) {
  const { uploads, problem, add, cancel } = usePhotoUploads(view);
  const sending = uploads.filter((upload) => upload.problem === null).length;
  const message = problem ?? view.photoProblem;
  return (
    <>
      <StepHead view={view} title={STEPS[2].title}>
        <p className="mt-2 text-muted">{IMAGES_OPTIONAL}</p>
      </StepHead>
      <OfferedCar view={view} />
      <Chooser view={view} add={add} problem={message} />
      <div className="mt-6 flex justify-between gap-4 text-sm" role="status">
        <span className="figures font-strong">
          {view.photos.length} of {MOST_PHOTOS} photos
        </span>
        {sending > 0 ? (
          <span className="text-muted">Uploading {sending === 1 ? "1 photo" : `${sending} photos`}</span>
        ) : null}
      </div>
      <ul className="mt-3 mb-8 grid grid-cols-2 gap-4 empty:mb-2 sm:grid-cols-3">
        {view.photos.map((photo) => (
          <StoredPhoto key={photo.uid} photo={photo} view={view} />
        ))}
        {uploads.map((upload) => (
          <OnItsWay key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
        ))}
      </ul>
      <StepButtons view={view}>
        <Form method="post" action={view.action} preventScrollReset className="max-sm:grow">
          <input type="hidden" name="intent" value="images" />
          <Button type="submit" wide disabled={sending > 0}>
            Next: Your Details
          </Button>
        </Form>
      </StepButtons>
    </>
  );
}

interface ChooserProps {
  readonly view: TradeInView;
  readonly add: (files: readonly File[]) => void;
  readonly problem: string | null;
}

/** A file chooser that also accepts dropped files. Without JavaScript it is a form for one file at a time. */
function Chooser({ view, add, problem }: ChooserProps) {
  const hydrated = useHydrated();
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <form
      method="post"
      action={view.uploadTo}
      encType="multipart/form-data"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input type="hidden" name="evalid" value={view.uid ?? ""} />
      <input type="hidden" name="back" value={view.action} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-m border-2 border-dashed border-line-strong bg-surface-2 p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <span className="grid size-14 shrink-0 place-items-center rounded-disc bg-surface text-brand-text">
          <Icon name="photo" size={26} />
        </span>
        <p className="min-w-0 grow basis-40">
          <strong className="block font-strong">Take photos or choose files</strong>
          <span className="text-sm text-muted">JPEG, JPG, PNG, GIF or HEIC. Up to 10, each under 10MB.</span>
        </p>
        <label
          htmlFor={id}
          className="button button-brand min-h-12 cursor-pointer px-6 text-base max-sm:w-full noscript:hidden"
        >
          Choose photos
        </label>
        <input
          id={id}
          type="file"
          name="file"
          accept={ACCEPTED}
          multiple={hydrated}
          aria-label="Photos"
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="sr-only noscript:not-sr-only noscript:min-h-hit noscript:w-full file:mr-3 file:min-h-hit file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-strong"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <Button type="submit" kind="outline" className="hidden noscript:inline-flex">
          Upload photo
        </Button>
      </div>
      <div role="alert">{problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}</div>
    </form>
  );
}

/** A photo that the server has stored. */
function StoredPhoto({ photo, view }: { readonly photo: PhotoView; readonly view: TradeInView }) {
  return (
    <Tile
      name={photo.name}
      picture={photo.shows ? photo.href : null}
      note={
        <span className="flex items-center gap-1">
          <Icon name="check" size={16} label="Uploaded," className="text-positive" />
          {photo.size}
        </span>
      }
    >
      <Form method="post" action={view.action} preventScrollReset className="absolute top-1.5 right-1.5">
        <input type="hidden" name="intent" value="remove-photo" />
        <input type="hidden" name="photo" value={photo.uid} />
        <button type="submit" aria-label={`Remove ${photo.name}`} className={REMOVE}>
          <Icon name="x" />
        </button>
      </Form>
    </Tile>
  );
}

function OnItsWay({ upload, onCancel }: { readonly upload: Upload; readonly onCancel: () => void }) {
  const { name, size, preview, progress, problem } = upload;
  return (
    <Tile
      name={name}
      picture={preview}
      faint
      bad={problem !== null}
      note={
        problem ? (
          <span className="text-negative">
            {sizeText(size)}. {problem}
          </span>
        ) : (
          `${sizeText(size * progress)} of ${sizeText(size)}`
        )
      }
    >
      {problem ? null : (
        <progress
          value={progress}
          max={1}
          aria-label={`${name} is being uploaded`}
          className="valuation-progress absolute inset-x-2 bottom-2"
        />
      )}
      <button
        type="button"
        aria-label={problem ? `Remove ${name}` : `Stop uploading ${name}`}
        onClick={onCancel}
        className={classNames(REMOVE, "absolute top-1.5 right-1.5")}
      >
        <Icon name="x" />
      </button>
    </Tile>
  );
}

const REMOVE = "grid size-hit place-items-center rounded-disc bg-surface text-ink shadow-1 hover:bg-surface-3";

interface TileProps {
  readonly name: string;
  readonly picture: string | null;
  readonly faint?: boolean;
  readonly bad?: boolean;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A photo with its name and state. An icon replaces a picture that cannot be shown. */
function Tile({ name, picture, faint = false, bad = false, note, children }: TileProps) {
  return (
    <li className="min-w-0 text-sm">
      <div
        className={classNames(
          "relative grid aspect-4/3 place-items-center overflow-hidden rounded-m bg-surface-3 text-muted",
          bad && "outline-2 outline-negative",
        )}
      >
        <Icon name="photo" size={30} />
        {picture ? (
          <img
            src={picture}
            alt=""
            // The icon behind it is visible if there is no picture.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
            className={classNames("absolute inset-0 size-full object-cover", faint && "opacity-45")}
          />
        ) : null}
        {children}
      </div>
      <p className="mt-2 truncate font-strong">{name}</p>
      <div className="text-muted">{note}</div>
    </li>
  );
}
