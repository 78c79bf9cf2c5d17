import { MOST_PARTS, type TextSize, textSize } from "../../../features/people/texts/text-size.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Caps } from "../../keys/caps.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { ThreadView } from "../thread/thread-view.ts";

interface SendingRowProps {
  readonly view: ThreadView;
  readonly text: string;
  readonly isSending: boolean;
  readonly tooLong: boolean;
  /** Whether it is written for the desk alone: then keeping it is the next step. */
  readonly isNote: boolean;
}

/**
 * The ways in which what was written goes out, and how long it would be as a text. While it is under way a button only
 * says so: one that cannot be pressed would lose the focus.
 */
export function SendingRow({ view, text, isSending, tooLong, isNote }: SendingRowProps) {
  const { texting, draft, email } = view;
  const size = "to" in texting && !tooLong ? sizeOf(text, texting.signature) : null;
  return (
    <div className="act">
      <span className="dim grow">
        {draft && text === draft.text ? `Draft kept ${draft.when}. ` : ""}
        {"why" in texting ? texting.why : null}
        {size ? <TextLength size={size} /> : null}
      </span>
      <IntentButton
        intent="note"
        className={isNote ? "button go" : "button"}
        aria-disabled={isSending || undefined}
        disabled={tooLong}
        data-key={isNote ? "Mod+Enter" : undefined}
      >
        Keep as note
        {isNote ? <Caps chord="Mod+Enter" onControl /> : null}
      </IntentButton>
      {"to" in texting ? (
        <IntentButton
          intent="text"
          className={email === null && !isNote ? "button go" : "button"}
          aria-disabled={isSending || undefined}
          disabled={tooLong || (size?.parts ?? 0) > MOST_PARTS}
          aria-describedby={size ? "text-size" : undefined}
          data-key="Mod+Shift+Enter"
        >
          <Icon name="message" size={16} />
          Send as text
        </IntentButton>
      ) : null}
      <IntentButton
        intent="answer"
        className={isNote ? "button" : "button go"}
        aria-disabled={isSending || undefined}
        disabled={tooLong || email === null}
        data-key={isNote ? undefined : "Mod+Enter"}
      >
        <Icon name="mail" size={16} />
        {isSending ? "Sending" : "Send"}
        {isNote ? null : <Caps chord="Mod+Enter" onControl />}
      </IntentButton>
    </div>
  );
}

/** How long a text would be with its signature; null while nothing is written. */
const sizeOf = (text: string, signature: string): TextSize | null =>
  text.trim() === "" ? null : textSize(`${text.trim()}\n${signature}`);

/** As the gateway counts and is paid: 160 signs to a part, or 70 where one sign is of no small alphabet. */
function TextLength({ size: { parts, left, odd } }: { readonly size: TextSize }) {
  const short = odd === null ? "" : ` (“${odd}” makes its parts short)`;
  return (
    <span id="text-size" className={parts > MOST_PARTS ? "late" : undefined}>
      As text: {parts} {parts === 1 ? "part" : "parts"}, {left} {left === 1 ? "sign" : "signs"} left{short}
      {parts > MOST_PARTS ? `. ${MOST_PARTS} parts are the most.` : ""}
    </span>
  );
}
