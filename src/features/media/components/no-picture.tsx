import { Icon } from "../../../ui/icon.tsx";
import { useSite } from "../../site/components/site-context.tsx";

interface NoPictureProps {
  readonly size: number;
  readonly className?: string;
}

/** Stands where a vehicle has no picture: a car where the site sells cars, else what is drawn as no kind of vehicle. */
export function NoPicture(props: NoPictureProps) {
  const { itemTypes } = useSite().config;
  return <Icon name={itemTypes.includes("car") ? "car" : "tag"} {...props} />;
}
