import { type MouseEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { buttonClass } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import type { Film, FilmPlayerProps } from "../../schema.ts";

type Playable = Exclude<Film, { readonly kind: "link" }>;

/**
 * A film behind its poster. Nothing of it is loaded, and no other host contacted, until a shopper plays it (VDP-008,
 * VDP-009). Without JavaScript the poster links to it.
 */
export function FilmPlayer({ film, poster, autoPlay, priority }: FilmPlayerProps) {
  const [isWanted, setWanted] = useState(autoPlay);
  const [hasFailed, setFailed] = useState(false);
  const address = film.kind === "link" ? film.href : film.src;
  if (hasFailed) return <Failed address={address} onRetry={() => setFailed(false)} />;
  if (isWanted && film.kind !== "link")
    return <Playing film={film} takesFocus={!autoPlay} onFailed={() => setFailed(true)} />;
  const onClick = (event: MouseEvent) => {
    if (film.kind === "link" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
  };
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      onClick={onClick}
      className="group/film vehicle-ground absolute inset-0 grid place-items-center focus-visible:-outline-offset-3"
    >
      {poster ? (
        <Picture
          {...poster}
          priority={priority}
          alt=""
          sizes="(min-width: 980px) 58vw, 100vw"
          className="absolute inset-0 object-cover"
        />
      ) : null}
      <PlayMark film={film} />
    </a>
  );
}

function PlayMark({ film }: { readonly film: Film }) {
  const words = film.kind === "link" ? `Watch at ${new URL(film.href).hostname.replace(/^www\./, "")}` : null;
  return (
    <span className="relative grid justify-items-center gap-3">
      <span className="grid size-18 place-items-center rounded-full bg-surface/94 text-ink shadow-2 transition-transform group-hover/film:scale-105">
        <Icon name={words ? "arrow-right" : "play"} size={30} className={words ? undefined : "ml-1 fill-current"} />
      </span>
      {words ? (
        <span className="tag bg-surface/94 text-ink shadow-1">
          {words}
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
      ) : (
        <span className="sr-only">{film.kind === "embed" ? `Play: ${film.title}` : "Play the video"}</span>
      )}
    </span>
  );
}

/** Permissions of the other host's player. */
const MAY = "autoplay; encrypted-media; fullscreen; picture-in-picture";
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

const PLACE = "absolute inset-0 m-auto w-full";

interface PlayingProps {
  readonly film: Playable;
  /** Whether to take the focus that was on the poster before it was replaced. */
  readonly takesFocus: boolean;
  readonly onFailed: () => void;
}

function Playing({ film, takesFocus, onFailed }: PlayingProps) {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    if (takesFocus) player.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="absolute inset-0 bg-stage">
      {film.kind === "embed" ? (
        <iframe
          ref={player}
          title={film.title}
          src={`${film.src}&autoplay=1`}
          allow={MAY}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          className={classNames(PLACE, "aspect-video max-h-full")}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a walk round a vehicle comes without words
        <video
          ref={player}
          aria-label="Video"
          controls
          playsInline
          autoPlay
          preload="none"
          className={classNames(PLACE, "h-full")}
        >
          <source src={film.src} type={film.type} onError={onFailed} />
        </video>
      )}
    </div>
  );
}

function Failed({ address, onRetry }: { readonly address: string; readonly onRetry: () => void }) {
  return (
    <div
      data-ground="dark"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-stage p-6 text-center text-on-stage"
    >
      <p role="alert">This video could not be played here.</p>
      <p className="flex flex-wrap justify-center gap-2.5">
        <button type="button" onClick={onRetry} className={buttonClass({ kind: "on-dark", size: "small" })}>
          <Icon name="refresh" size={18} />
          Try again
        </button>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={classNames(
            buttonClass({ kind: "outline", size: "small" }),
            "border-stage-edge text-on-stage hover:bg-stage-2",
          )}
        >
          Open it in a new tab
        </a>
      </p>
    </div>
  );
}
