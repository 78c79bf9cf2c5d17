import { type ButtonStyle, buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { EnquireLink } from "../../leads/components/enquiry-provider.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";
import type { VehicleView } from "../view.ts";
import { CallLink } from "./call-link.tsx";

interface StepProps extends ButtonStyle {
  readonly vehicle: Pick<VehicleView, "steps" | "phone" | "availability">;
  readonly className?: string;
}

const isSold = ({ availability }: StepProps["vehicle"]): boolean => availability.kind === "sold";

/** Whether a bar has any button: the site may have neither of them (VDP-108). */
export const hasBarSteps = (vehicle: StepProps["vehicle"]): boolean =>
  isSold(vehicle) || vehicle.steps.actions.some((action) => action === "enquire" || action === "call");

/** The enquiry button in a bar of the page, or its replacement, if the site has that button (VDP-104, VDP-108). */
export function BarEnquiry({ vehicle, className, ...look }: StepProps) {
  const { actions, chat } = vehicle.steps;
  if (isSold(vehicle)) return <EnquireLink {...look} className={className} />;
  if (!actions.includes("enquire")) return null;
  return chat ? <Chat chat={chat} {...look} className={className} /> : <EnquireLink {...look} className={className} />;
}

/** The call button in a bar of the page, if the site has that button (VDP-106, VDP-108); none for a sold vehicle. */
export function BarCall({ vehicle, ...look }: StepProps & { readonly iconOnly?: boolean }) {
  return vehicle.steps.actions.includes("call") ? <CallLink phone={vehicle.phone} {...look} /> : null;
}

interface ChatProps extends ButtonStyle {
  readonly chat: NonNullable<VehicleView["steps"]["chat"]>;
  readonly className?: string;
}

/** A link to a chat that replaces the enquiry (VDP-104). Opens a new tab. */
export function Chat({ chat, className, ...look }: ChatProps) {
  const say = useWords(VEHICLE_TEXTS);
  return (
    <a href={chat.href} target="_blank" rel="noopener" title={chat.name} className={buttonClass(look, className)}>
      <Icon name="message" />
      {say("vehicle.message")}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
