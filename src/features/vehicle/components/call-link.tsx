import { useEffect, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type ButtonStyle, buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { EventSubject } from "../../analytics/events.ts";
import type { PhoneView } from "../../cards/car-head.ts";
import { reportReveal } from "../../cards/phone-reveal.ts";
import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";

interface CallLinkProps extends ButtonStyle {
  readonly phone: PhoneView | null;
  /** The subject of a click's event (ANLY-009, `analytics/components/phone-clicks.tsx`). */
  readonly about?: EventSubject;
  /** Shows only the icon, in a square button. */
  readonly iconOnly?: boolean;
  readonly className?: string;
}

/**
 * "Call Now" (VDP-106). On phones it has a link for a text message beside it, if the dealer accepts them (NAV-017). The
 * first press reveals a masked number (LEAD-055..057). Without a number there is no button (LEAD-062).
 */
export function CallLink({ phone, about, iconOnly, className, ...look }: CallLinkProps) {
  const say = useWords(VEHICLE_TEXTS);
  const [revealed, setRevealed] = useState(false);
  const missing = phone === null;
  useEffect(() => {
    if (missing) console.warn("This vehicle has no phone number to call: set one of its dealership or its location.");
  }, [missing]);
  if (!phone) return null;
  const reveal = () => {
    if (phone.reveal && !revealed) void reportReveal(phone.reveal);
    setRevealed(true);
  };
  const number = revealed || !phone.masked ? phone.text : phone.masked;
  return (
    <>
      <a
        href={phone.href}
        data-car={about?.carId}
        data-dealership={about?.dealershipId}
        onClick={reveal}
        className={buttonClass(look, className)}
      >
        <Icon name="phone" />
        <span className={iconOnly ? "sr-only" : undefined}>{say("vehicle.call")}</span>
        {iconOnly ? null : <span className="figures font-normal">{number}</span>}
      </a>
      {phone.sms ? (
        <a href={phone.sms} className={buttonClass(look, classNames("lg:hidden", className))}>
          <Icon name="message" />
          <span className={iconOnly ? "sr-only" : undefined}>Text Us</span>
        </a>
      ) : null}
    </>
  );
}
