import { Form, Link, useNavigation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Caps } from "../../keys/caps.tsx";
import { Blank } from "../../parts/blank.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { type OutcomeOfSeveral, SeveralNotes } from "../../parts/outcome.tsx";
import { AddPhotos } from "./add-photos.tsx";
import { PhotoCard } from "./photo-card.tsx";
import type { PhotosPage as Page } from "./photos-view.ts";
import { useDragging } from "./use-dragging.ts";
import { useFocusKept } from "./use-focus-kept.ts";

interface PhotosPageProps {
  readonly page: Page;
  readonly outcome: OutcomeOfSeveral | null;
}

/** A car's photos as shoppers see them, arranged by hand: with the mouse, a finger, the keyboard or plain forms. */
export function PhotosPage({ page, outcome }: PhotosPageProps) {
  const isBusy = useNavigation().state !== "idle";
  const dragging = useDragging();
  const list = useFocusKept(page.photos);
  return (
    <section className="page photo-room" aria-labelledby="photos-heading" aria-busy={isBusy}>
      <header className="photo-top">
        <Link to={`/stock/${page.id}`} className="button bare square">
          <Icon name="chevron-left" />
          <span className="unseen">Back to the car</span>
        </Link>
        <div className="grow">
          <h1 id="photos-heading">{page.name}</h1>
          <p className="mid">
            Photos, {page.stocknum} {page.plate ? <span className="plate">{page.plate}</span> : null}
          </p>
        </div>
      </header>
      <SeveralNotes outcome={outcome} />
      {page.undoable?.kind === "taken off" ? <Undo change={page.undoable} mayEdit={page.mayEdit} /> : null}
      {page.mayEdit ? <AddPhotos key={page.id} car={page.id} room={page.room} /> : null}
      {page.photos.length === 0 ? (
        <Blank icon="photo" heading="No photos yet">
          Shoppers open cars with photos first. The first one you add stands on every card.
        </Blank>
      ) : (
        <>
          {page.mayEdit && page.photos.length > 1 ? (
            <p className="mid">
              Drag a photo by its dots, or use the arrows below it.
              <span className="with-keys">
                {" "}
                With the keys: arrows go from photo to photo, <Caps chord="Alt+ArrowLeft" /> and{" "}
                <Caps chord="Alt+ArrowRight" /> move it, <Caps chord="r" /> turns it, <Caps chord="Delete" /> takes it
                off.
              </span>
            </p>
          ) : null}
          <ol className="photos" ref={list} {...dragging.list}>
            {page.photos.map((photo, at) => (
              <PhotoCard
                key={photo.source}
                photo={photo}
                at={at}
                of={page.photos.length}
                mayEdit={page.mayEdit}
                dragging={dragging}
              />
            ))}
          </ol>
        </>
      )}
      {page.said ? <Arranged page={page} /> : null}
      {page.undoable?.kind === "handed back" ? <Undo change={page.undoable} mayEdit={page.mayEdit} /> : null}
    </section>
  );
}

/** Says who handed the photos back to the feed or removed one, with a button to undo it. */
function Undo({ change, mayEdit }: { readonly change: NonNullable<Page["undoable"]>; readonly mayEdit: boolean }) {
  return (
    <Form method="post" className="photo-said" preventScrollReset>
      <p>
        <b>{change.by}</b> {change.kind === "taken off" ? "took a photo off" : "handed their order back to the feed"}{" "}
        {change.when}.
      </p>
      {mayEdit ? (
        <>
          <input type="hidden" name="act" value={change.act} />
          <IntentButton intent="undo" data-key="u">
            Undo<span className="unseen">: the photos as they were before</span> <Caps chord="u" onControl />
          </IntentButton>
        </>
      ) : null}
    </Form>
  );
}

function Arranged({ page }: { readonly page: Page }) {
  return (
    <Form method="post" className="photo-said" preventScrollReset>
      <p>
        <b>{page.said?.by}</b> arranged these {page.said?.when}. They stand over every file that comes.
      </p>
      {page.mayEdit ? <IntentButton intent="hand back">Hand back to the feed</IntentButton> : null}
    </Form>
  );
}
