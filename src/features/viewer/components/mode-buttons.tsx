import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { ViewerMode } from "../schema.ts";
import type { Viewing } from "./use-viewer.ts";

const MODE_LABELS: Readonly<Record<ViewerMode, readonly [icon: IconName, words: string]>> = {
  spinner: ["spin", "360°"],
  walkaround: ["play", "Film"],
  gallery: ["photo", "Photos"],
  interior: ["steering", "Interior"],
};

/** The buttons for the modes: one row on a wide stage, below a narrow one. Renders nothing if there is no choice. */
export function ModeButtons({ viewing, className }: { readonly viewing: Viewing; readonly className?: string }) {
  const { viewer, mode: current, choose } = viewing;
  if (viewer.modes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
    <div role="group" aria-label="View" className={classNames("viewer-modes", className)}>
      {viewer.modes.map((mode) => {
        const [icon, words] = MODE_LABELS[mode];
        return (
          <button key={mode} type="button" aria-pressed={mode === current} onClick={() => choose(mode)}>
            <Icon name={icon} size={18} />
            {words}
            {mode === "gallery" ? <span className="figures">({viewer.pictures.length})</span> : null}
          </button>
        );
      })}
    </div>
  );
}
