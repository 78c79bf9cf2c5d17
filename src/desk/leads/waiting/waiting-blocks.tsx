import { ownTime } from "../../line/own-time.ts";
import { dropWaiting, useWaiting, type Waiting } from "./waiting.ts";

interface WaitingBlocksProps {
  /** Id of the signed-in staff member. */
  readonly by: number;
  readonly person: number;
  /** Called with a message's text to put it back into the field. */
  readonly onEdit: (text: string) => void;
}

const HOW: Readonly<Record<Waiting["writing"], string>> = {
  answer: "by e-mail",
  text: "by text",
  note: "note, for the desk alone",
};

/** The messages in this thread that have not reached the server yet, or that it refused. */
export function WaitingBlocks({ by, person, onEdit }: WaitingBlocksProps) {
  const waiting = useWaiting(by).filter((one) => one.person === person);
  return waiting.length === 0 ? null : (
    <div className="thread">
      {waiting.map((one) => (
        <article key={one.key} className={one.writing === "note" ? "block noted unsent" : "block ours unsent"}>
          <header>
            <p>
              <b>You</b> <span className="mid">{HOW[one.writing]}</span>
            </p>
            <time>{ownTime(one.at)}</time>
          </header>
          <div className="said">{one.text}</div>
          {/* The answer field shrinks when it loses the focus, which would move these buttons away during a click. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears no press, it only leaves the focus where it is */}
          <div className="foot" onMouseDown={(event) => event.preventDefault()}>
            {one.problem === null ? (
              <p className="soon grow">Waits for the connection, and goes by itself.</p>
            ) : (
              <p className="late grow">Not sent. {one.problem}</p>
            )}
            <button
              type="button"
              className="button"
              onClick={() => {
                dropWaiting(by, one.key);
                onEdit(one.text);
              }}
            >
              Edit
            </button>
            <button type="button" className="button" onClick={() => dropWaiting(by, one.key)}>
              {one.problem === null ? "Cancel" : "Discard"}
            </button>
          </div>
        </article>
      ))}
    </div>
  );
}
