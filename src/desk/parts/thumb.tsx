import { Icon, type IconName } from "../../ui/icon.tsx";

interface ThumbProps {
  /** URL of the picture; null if there is none. */
  readonly picture: string | null | undefined;
  /** Icon shown if there is no picture; renders nothing if absent. */
  readonly icon?: IconName;
  /** Width in pixels. */
  readonly width?: number;
  /** Whether it is visible as soon as the page opens. */
  readonly isFirst?: boolean;
}

/** A small picture of a car, with an aspect ratio of 16 to 10. */
export const Thumb = ({ picture, icon, width = 64, isFirst = false }: ThumbProps) => (
  <span className="thumb">
    {picture ? (
      <img src={picture} alt="" width={width} height={width / 1.6} loading={isFirst ? undefined : "lazy"} />
    ) : icon ? (
      <Icon name={icon} />
    ) : null}
  </span>
);
