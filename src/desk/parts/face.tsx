import { initialsOf } from "../../features/staff/person.ts";
import { classNames } from "../../ui/class-names.ts";

/** The number of tints that tell faces apart. */
const TINTS = 4;

interface FaceProps {
  /** Null for nobody. */
  readonly name: string | null;
  readonly big?: boolean;
}

/** A person as a disc with their initials; a dashed ring for nobody. */
export function Face({ name, big = false }: FaceProps) {
  if (name === null) return <span className="face none" role="img" aria-label="Nobody yet" />;
  const tint = [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % TINTS;
  return (
    <span className={classNames("face", big && "big")} data-tint={tint} role="img" aria-label={name}>
      {initialsOf(name)}
    </span>
  );
}
