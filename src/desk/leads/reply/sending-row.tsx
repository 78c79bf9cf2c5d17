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
  /** Whether the text is a note for the desk alone, which is saved instead of sent. */
  readonly isNote: boolean;
}

/**
 * The buttons that send the text, and its length as a text message. While a form is being submitted, the buttons are
 * not disabled, since a disabled button would lose the focus; they only say that it is under way.
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

/** The size of a text message with its signature; null if nothing is written. */
const sizeOf = (text: string, signature: string): TextSize | null =>
  text.trim() === "" ? null : textSize(`${text.trim()}\n${signature}`);

/**
 * The length as the gateway counts and charges it: 160 characters per part, or 70 with a character outside the
 * alphabet.
 */
function TextLength({ size: { parts, left, odd } }: { readonly size: TextSize }) {
  const short = odd === null ? "" : ` (“${odd}” makes its parts short)`;
  return (
    <span id="text-size" className={parts > MOST_PARTS ? "late" : undefined}>
      As text: {parts} {parts === 1 ? "part" : "parts"}, {left} {left === 1 ? "sign" : "signs"} left{short}
      {parts > MOST_PARTS ? `. ${MOST_PARTS} parts are the most.` : ""}
    </span>
  );
}
