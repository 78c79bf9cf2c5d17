import { pictureView } from "../cards/card.ts";
import { isCutOut } from "../media/cut-out.ts";
import { imageUrl } from "../media/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import { pictureSources } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import { filmsOf, hasWalkaround } from "./films.ts";
import { hotspotsView } from "./hotspots.ts";
import { filmPlace, modesOf, openingMode } from "./rules.ts";
import type { GalleryPicture, InteriorView, ViewerView } from "./schema.ts";

const STAGE_WIDTHS = [480, 640, 800, 960, 1200, 1600];
const THUMB_WIDTHS = [160, 320];
const FLAT_WIDTH = 1200;

type ViewerConfig = Pick<SiteConfig, "imageServiceUrl" | "viewerDefaultMode" | "videoPosition" | "spinAutoRotate">;

/** The viewer of a car's page; `name` is the car's name on the page. */
export function viewerView(car: Car, name: string, config: ViewerConfig): ViewerView {
  const pictures = picturesOf(car, name, config);
  const films = filmsOf(car, name);
  const [frame, ...rest] = car.spin_images;
  const modes = modesOf({
    frames: car.spin_images.length,
    films: films.length,
    pictures: pictures.length,
    interior: car.spin_interior_image !== null,
  });
  const turned = frame !== undefined && rest.length > 0;
  return {
    name,
    kind: car.item_type,
    modes,
    opensWith: openingMode(modes, config, hasWalkaround(car)),
    pictures,
    filmAt: films.length > 0 && pictures.length > 0 ? filmPlace(pictures.length, config) : null,
    spin: turned
      ? {
          frames: car.spin_images,
          first: pictureView(frame, name, { crop: "16:10", widths: STAGE_WIDTHS }, config),
          turns: config.spinAutoRotate,
        }
      : null,
    films,
    interior: interiorOf(car, name, config),
    hotspots: hotspotsView(car.hotspots, car.spin_images.length),
  };
}

function picturesOf(car: Car, name: string, config: ViewerConfig): readonly GalleryPicture[] {
  return pictureSources(car).map((source, at, { length }) => ({
    id: `picture-${at + 1}`,
    large: pictureView(
      source,
      `${name}, picture ${at + 1} of ${length}`,
      { crop: "16:10", widths: STAGE_WIDTHS },
      config,
    ),
    // A cut-out vehicle is shown whole; a photograph is cropped to the shape of its thumbnail.
    thumb: pictureView(source, "", { crop: isCutOut(source) ? "16:10" : "4:3", widths: THUMB_WIDTHS }, config),
  }));
}

function interiorOf({ spin_interior_image: source }: Car, name: string, config: ViewerConfig): InteriorView | null {
  if (source === null) return null;
  const alt = `The inside of ${name}`;
  return {
    src: source,
    flat: { src: imageUrl(source, { width: FLAT_WIDTH }, config), alt },
    alt,
  };
}
