import { useSlides } from "../../../features/content/components/use-slides.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { useWords } from "../../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../../features/site/texts/pages.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import type { Scene } from "./slide-places.ts";

const CONTROL = "grid size-hit place-items-center";

/** The slides of the stage, one at a time in full width: the car, its name, two short lines. */
export function Stage({ scenes }: { readonly scenes: readonly Scene[] }) {
  const strip = useSlides(scenes.length);
  const hydrated = useHydrated();
  // The header overlaps the first block, so it needs a dark background even without a slide.
  if (scenes.length === 0) return <div className="h-15 bg-stage lg:h-18" />;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="New models"
      data-ground="dark"
      className="relative bg-stage text-on-stage"
      {...strip.hold}
    >
      <ul ref={strip.rail} className="rail snap-mandatory">
        {scenes.map((scene, at) => (
          <li
            key={scene.href}
            aria-label={`${at + 1} of ${scenes.length}`}
            className="w-full shrink-0 snap-start snap-always"
          >
            <SceneView scene={scene} first={at === 0} />
          </li>
        ))}
      </ul>
      {hydrated && scenes.length > 1 ? (
        <div className="wrap absolute inset-x-0 bottom-3 flex justify-end lg:bottom-6">
          <button type="button" aria-label={strip.paused ? "Play" : "Pause"} className={CONTROL} onClick={strip.toggle}>
            <Icon name={strip.paused ? "play" : "pause"} size={16} />
          </button>
          {scenes.map((scene, at) => (
            <button
              key={scene.href}
              type="button"
              aria-label={scene.name}
              aria-current={at === strip.current}
              className={`${CONTROL} group/line`}
              onClick={() => strip.show(at)}
            >
              <span className="h-0.5 w-9 bg-on-stage/40 group-aria-[current=true]/line:bg-on-stage" />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function SceneView({ scene, first }: { readonly scene: Scene; readonly first: boolean }) {
  const say = useWords(PAGE_TEXTS);
  const { name, text, href, image, from } = scene;
  return (
    <article className="marque-scene">
      {image ? (
        <div className="marque-scene-car loads-near">
          <SitePicture
            source={image}
            alt=""
            sizes="(min-width: 980px) 68vw, 112vw"
            widths={[480, 640, 800, 960, 1200, 1600]}
            priority={first}
            className="edges-lost"
          />
        </div>
      ) : null}
      <div className="wrap relative flex h-full flex-col justify-between pt-22 pb-16 lg:pt-31 lg:pb-24">
        <h2 className="marque-scene-name">{name}</h2>
        <div className="max-w-76 md:max-lg:grid md:max-lg:max-w-none md:max-lg:grid-cols-[1fr_auto] md:max-lg:items-end md:max-lg:gap-x-8">
          <p className="max-w-76 text-lg leading-snug">{text}</p>
          {from === null ? null : (
            <p className="figures mt-2 text-on-stage-muted md:max-lg:row-start-2">
              From <strong className="font-strong text-on-stage">{formatMoney(from)}</strong>
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
            <LinkButton href={href}>Explore {name}</LinkButton>
            <Link href="/book-test-drive" className="underlined">
              {say("stage.drive")}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
