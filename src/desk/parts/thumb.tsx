import { Icon, type IconName } from "../../ui/icon.tsx";

interface ThumbProps {
  /** The picture's address; null where there is none. */
  readonly picture: string | null | undefined;
  /** What stands there without a picture; nothing where it is left out. */
  readonly icon?: IconName;
  /** Its width, in pixels. */
  readonly width?: number;
  /** Whether it is seen as soon as the page opens. */
  readonly isFirst?: boolean;
}

/** A small picture of a car, wide as 16 to 10. */
export const Thumb = ({ picture, icon, width = 64, isFirst = false }: ThumbProps) => (
  <span className="thumb">
    {picture ? (
      <img src={picture} alt="" width={width} height={width / 1.6} loading={isFirst ? undefined : "lazy"} />
    ) : icon ? (
      <Icon name={icon} />
    ) : null}
  </span>
);
