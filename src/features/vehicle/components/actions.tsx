import { Fragment, type ReactNode } from "react";
import { type ButtonKind, buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { AskLink, EnquireLink } from "../../leads/components/enquiry-provider.tsx";
import { ReserveLink } from "../../reservations/components/reserve-link.tsx";
import { FavouriteAction, SaveActions } from "../../shortlist/components/vehicle-save.tsx";
import type { VehicleAction } from "../../site/choices.ts";
import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";
import type { VehicleView } from "../view.ts";
import { Chat } from "./bar-steps.tsx";
import { CallLink } from "./call-link.tsx";
import { HistoryReport } from "./history-report.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import { PrintButton } from "./share/print-button.tsx";
import { ShareButton } from "./share/share-button.tsx";

interface VehicleActionsProps {
  readonly vehicle: VehicleView;
  /** Appearance of the two buttons beside the main one. Default `tint` and `outline`. */
  readonly reserve?: ButtonKind;
  readonly call?: string;
  /** Leaves out trade-in and location, which have cards of their own. Default false. */
  readonly brief?: boolean;
  readonly className?: string;
}

/** Two buttons side by side if both fit. On the narrowest phones they have no icons. */
const HALF = "min-w-fit grow basis-0 px-4 max-[22.5rem]:[&>svg]:hidden";
const FURTHER = buttonClass({ kind: "plain", size: "small" }, "min-w-fit grow basis-0 border-line px-3");

const QUIET: readonly VehicleAction[] = ["share", "favourite", "print"];

/** The actions of a vehicle page: the site's buttons in the site's order (VDP-104 to VDP-110), then other links. */
export function VehicleActions(props: VehicleActionsProps) {
  const say = useWords(VEHICLE_TEXTS);
  const { vehicle, reserve = "tint", call, brief = false, className = "mt-5" } = props;
  const { steps, phone, historyReport } = vehicle;
  const quiet = { vehicle, className: QUIET_ACTION };
  const drawn: Readonly<Record<VehicleAction, ReactNode>> = {
    enquire: steps.chat ? <Chat chat={steps.chat} size="large" wide /> : <EnquireLink size="large" wide />,
    call: <CallLink phone={phone} about={steps.about} kind="outline" className={`${HALF} ${call ?? ""}`} />,
    reserve: <ReserveLink offer={vehicle.reserve} kind={reserve} className={HALF} />,
    share: <ShareButton share={steps.share} className={QUIET_ACTION} />,
    favourite: <FavouriteAction {...quiet} />,
    print: <PrintButton print={steps.print} about={steps.about} className={QUIET_ACTION} />,
  };
  const rows = grouped(steps.actions);
  const lastQuiet = rows.findLastIndex(({ isQuiet }) => isQuiet);
  return (
    <div className={className}>
      {rows.map(({ isQuiet, actions }, at) => (
        <div key={actions[0]} className={isQuiet ? "quiet-actions" : "mt-2.5 flex flex-wrap gap-2.5 first:mt-0"}>
          {actions.map((action) => (
            <Fragment key={action}>{drawn[action]}</Fragment>
          ))}
          {at === lastQuiet ? <SaveActions {...quiet} /> : null}
        </div>
      ))}
      {lastQuiet < 0 ? (
        <div className="quiet-actions">
          <SaveActions {...quiet} />
        </div>
      ) : null}
      <div className="mt-2.5 flex flex-wrap gap-2.5 empty:hidden print:hidden">
        {steps.testDrive ? (
          <AskLink ask="test-drive" className={FURTHER}>
            <Icon name="steering" />
          </AskLink>
        ) : null}
        {steps.tradeIn && !brief ? (
          <Link href={steps.tradeIn} className={FURTHER}>
            <Icon name="refresh" />
            {say("vehicle.tradeIn")}
          </Link>
        ) : null}
        {steps.photos ? (
          <AskLink ask="request-photos" className={FURTHER}>
            <Icon name="photo" />
          </AskLink>
        ) : null}
        <HistoryReport report={historyReport} className="basis-full" />
      </div>
      {vehicle.yard && !brief ? (
        <Link href="#vehicle-map" className="text-link mt-1 w-full text-sm print:hidden">
          <Icon name="pin" size={18} />
          See it at {vehicle.yard.name}
        </Link>
      ) : null}
    </div>
  );
}

/** Groups neighbouring actions that share a row: the large ones, and the quiet ones. */
function grouped(actions: readonly VehicleAction[]) {
  const rows: { readonly isQuiet: boolean; readonly actions: VehicleAction[] }[] = [];
  for (const action of actions) {
    const isQuiet = QUIET.includes(action);
    const last = rows.at(-1);
    if (last?.isQuiet === isQuiet) last.actions.push(action);
    else rows.push({ isQuiet, actions: [action] });
  }
  return rows;
}
