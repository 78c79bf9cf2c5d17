import { type CSSProperties, type PointerEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { Link } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import type { CarCardView } from "../card.ts";
import { CardPicture } from "./card-picture.tsx";

/** A pointer that only crosses the picture on its way fetches nothing. */
const REST_MS = 120;

interface CardPhotosProps {
  readonly card: Pick<CarCardView, "photos" | "title" | "href" | "available">;
  /** Width that a picture takes, as `sizes` says it. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/**
 * A card's pictures, one at a time: swiped on touch screens, run over by a mouse. Only the first is fetched with the
 * page; the others when the strip is first moved. Without JavaScript it is the first picture.
 */
export function CardPhotos({ card, sizes, priority }: CardPhotosProps) {
  const { photos, title, available } = card;
  const { strip, awake, at, handlers } = useStrip(photos.length);
  const picture = (source: string | undefined, alt: string, first = priority) => (
    <CardPicture source={source} alt={alt} sizes={sizes} priority={first} faded={!available} />
  );
  if (photos.length < 2) return picture(photos[0], title);
  return (
    <>
      {/* The same way as the title's link, which is the one that is read out and reached by keyboard. */}
      <Link ref={strip} href={card.href} tabIndex={-1} aria-hidden className="photo-strip" {...handlers}>
        {picture(photos[0], title)}
        {photos.slice(1).map((source) => (
          <span key={source}>{awake ? picture(source, "", true) : null}</span>
        ))}
      </Link>
      <span aria-hidden className="photo-mark" style={{ "--n": photos.length, "--at": at } as CSSProperties} />
    </>
  );
}

/** Which picture is in view, and what moves them. */
function useStrip(count: number) {
  const [awake, setAwake] = useState(false);
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [drawnByServer] = useState(!useHydrated());

  // It may have been swiped before JavaScript heard of it. Asked only then: the answer costs the layout of the page.
  useEffect(() => {
    if (drawnByServer && strip.current?.scrollLeft) setAwake(true);
    return () => clearTimeout(rest.current);
  }, [drawnByServer]);

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    setAwake(true);
    setAt(Math.round(scrollLeft / clientWidth));
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") rest.current = setTimeout(() => setAwake(true), REST_MS);
  };
  const onPointerMove = ({ pointerType, currentTarget, clientX }: PointerEvent) => {
    if (pointerType !== "mouse" || !awake) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const over = Math.floor(((clientX - left) / width) * count);
    currentTarget.scrollTo({ left: Math.min(count - 1, Math.max(0, over)) * width });
  };
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent) => {
    clearTimeout(rest.current);
    if (pointerType === "mouse") currentTarget.scrollTo({ left: 0 });
  };
  return { strip, awake, at, handlers: { onScroll, onPointerEnter, onPointerMove, onPointerLeave } };
}
