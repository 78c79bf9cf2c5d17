import { useState } from "react";
import { filmHref } from "../../films.ts";
import type { Film, FilmPlayerProps } from "../../schema.ts";
import { FilmPlayer } from "./film-player.tsx";

/** The films of a vehicle, starting with the first; numbered buttons choose among several (VDP-086). */
export function Films({ films, ...player }: Omit<FilmPlayerProps, "film"> & { readonly films: readonly Film[] }) {
  const [at, setAt] = useState(0);
  const film = films[at];
  if (!film) return null;
  return (
    <>
      <FilmPlayer key={filmHref(film)} film={film} {...player} autoPlay={player.autoPlay || at > 0} />
      {films.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
        <div role="group" aria-label="Films" className="viewer-modes absolute top-3 left-3 lg:top-4 lg:left-4">
          {films.map((each, number) => (
            <button
              key={filmHref(each)}
              type="button"
              aria-pressed={number === at}
              aria-label={`Film ${number + 1} of ${films.length}`}
              onClick={() => setAt(number)}
              className="min-w-hit!"
            >
              {number + 1}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
