import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ENLARGED_IMAGE_QUALITY, imageUrl } from "../../media/rules.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { type PanoramaView, type Size, viewMatrix } from "../panorama.ts";
import { openPanorama, type PanoramaCanvas } from "./cabin/panorama-canvas.ts";

/** `rough`: a small picture is shown until the full one has loaded; `flat`: this browser cannot turn the panorama. */
export type PanoramaState = "loading" | "rough" | "ready" | "flat" | "failed";

const ROUGH_WIDTH = 320;
/** The widths in which panoramas are shown, from those in features/media/rules.ts. */
const WIDTHS = [4096, 2048, 1600];
/** A stage narrower than this many CSS pixels is a phone's, for which a quarter of the bytes is enough. */
const SMALL_STAGE = 600;
const MOST_DENSITY = 2;

interface Painting {
  readonly source: string;
  readonly view: PanoramaView;
  readonly size: Size;
  readonly full: boolean;
}

/** Draws the panorama at `source` on the canvas in the current direction of view; `retry` loads its picture again. */
export function usePainted(canvas: RefObject<HTMLCanvasElement | null>, { source, view, size, full }: Painting) {
  const { config } = useSite();
  const painter = useRef<PanoramaCanvas | null>(null);
  const [state, setState] = useState<PanoramaState>("loading");
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    painter.current = canvas.current && openPanorama(canvas.current);
    if (!painter.current) setState("flat");
    return () => painter.current?.close();
  }, [canvas]);
  useLayoutEffect(() => {
    if (size.width === 0) return;
    const density = Math.min(MOST_DENSITY, devicePixelRatio);
    painter.current?.draw(viewMatrix(view, size), Math.round(size.width * density), Math.round(size.height * density));
  }, [view, size]);

  const isSmall = !full && size.width < SMALL_STAGE;
  const isMeasured = size.width > 0;
  useEffect(() => {
    const panorama = painter.current;
    if (!panorama || !isMeasured) return;
    let isOver = false;
    const targetWidth = isSmall ? 2048 : 4096;
    const width = WIDTHS.find((step) => step <= Math.min(targetWidth, panorama.widest));
    const addresses = [ROUGH_WIDTH, width].map((step) =>
      imageUrl(source, { width: step, quality: ENLARGED_IMAGE_QUALITY }, config),
    );
    const [rough = "", sharp = ""] = addresses;
    const show = (picture: TexImageSource, next: PanoramaState) => {
      if (isOver) return;
      isOver = next === "ready";
      panorama.show(picture);
      setState(next);
    };
    setState((before) => (before === "failed" ? "loading" : before));
    pictureAt(sharp, panorama.widest).then(
      (picture) => show(picture, "ready"),
      () => {
        if (!isOver) setState(isForeign(sharp) ? "flat" : "failed");
        isOver = true;
      },
    );
    // Failures of the small picture are ignored, because loading the full one reports them.
    if (rough !== sharp && tries === 0)
      pictureAt(rough, panorama.widest).then(
        (picture) => show(picture, "rough"),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [source, config, isSmall, isMeasured, tries]);
  return { state, retry: () => setTries((before) => before + 1) };
}

/** Whether the picture is on another host, which may let it be shown but not used in WebGL. */
const isForeign = (address: string): boolean => new URL(address, location.href).origin !== location.origin;

async function pictureAt(address: string, widest: number): Promise<TexImageSource> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  if (image.naturalWidth <= widest) return image;
  return createImageBitmap(image, { resizeWidth: widest, resizeHeight: Math.round(widest / 2), resizeQuality: "high" });
}
