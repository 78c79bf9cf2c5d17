import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";

interface BlankProps {
  readonly icon: IconName;
  readonly heading: string;
  /** The next step, in a sentence. */
  readonly children: ReactNode;
  /** Buttons or links. */
  readonly steps?: ReactNode;
}

/** A page or part with nothing to show: why, and the next step. */
export function Blank({ icon, heading, children, steps }: BlankProps) {
  return (
    <div className="blank">
      <Icon name={icon} size={30} />
      <h1>{heading}</h1>
      <p>{children}</p>
      {steps ? <div className="buttons">{steps}</div> : null}
    </div>
  );
}
