import type { useSlides } from "../../../features/content/components/use-slides.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

interface SlideControlsProps {
  readonly strip: ReturnType<typeof useSlides>;
  readonly className: string;
  /** Classes of each button. */
  readonly button: string;
}

/** Stops the promotions' slides and moves them on and back (HOME-029). */
export function SlideControls({ strip, className, button }: SlideControlsProps) {
  const control = (label: string, icon: IconName, onClick: () => void) => (
    <IconButton aria-label={label} className={button} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <div className={className}>
      {strip.paused ? control("Play", "play", strip.toggle) : control("Pause", "pause", strip.toggle)}
      {control("Previous promotion", "arrow-left", () => strip.show(strip.current - 1))}
      {control("Next promotion", "arrow-right", () => strip.show(strip.current + 1))}
    </div>
  );
}
