import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ButtonStyle, buttonClass } from "../../../ui/controls/button-style.ts";
import { GoToPage, openedLater } from "../../../ui/later-code/code-lost.tsx";
import { isPlainPress } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import type { VehicleAsk } from "../../forms/lead-forms.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { askAbout } from "../vehicle-asks.ts";
import type { Draft } from "./enquiry-form.tsx";

const loadForm = () => import("./enquiry-form.tsx");
const EnquiryForm = openedLater(
  () => loadForm().then((module) => module.EnquiryForm),
  ({ enquiry }) => <GoToPage page={enquiry.action} />,
);

export interface EnquiryFrameProps {
  readonly enquiry: EnquiryView;
  /** Null if the enquiry is a page of its own. */
  readonly onClose: (() => void) | null;
  /** The form inside the frame. */
  readonly children: ReactNode;
}

interface EnquiryControl {
  readonly enquiry: EnquiryView;
  /** `message` fills the form's message unless the shopper has written one. */
  readonly open: (event: MouseEvent, ask: VehicleAsk, message?: string) => void;
}
const EnquiryContext = createContext<EnquiryControl | null>(null);

interface EnquiryProviderProps {
  readonly enquiry: EnquiryView;
  /** The template's dialog around the form. */
  readonly Frame: ComponentType<EnquiryFrameProps>;
  readonly children: ReactNode;
}

/**
 * Lets every "Enquire Now" of a vehicle page open one dialog, which also serves the other requests (VDP-119 to
 * VDP-121).
 */
export function EnquiryProvider({ enquiry, Frame, children }: EnquiryProviderProps) {
  const [current, setCurrent] = useState<VehicleAsk | null>(null);
  const draft = useRef<Draft>({});
  const offered = useRef("");
  // One control object for the page's whole life: a new one would render again all parts that use it, even those
  // hydrated later.
  const control = useMemo(
    (): EnquiryControl => ({
      enquiry,
      open: (event, ask, message) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        const written = draft.current.message ?? "";
        if (message && (written === "" || written === offered.current)) {
          draft.current = { ...draft.current, message };
          offered.current = message;
        }
        setCurrent(ask);
      },
    }),
    [enquiry],
  );
  return (
    <EnquiryContext value={control}>
      {children}
      <Suspense>
        {current ? (
          <Frame enquiry={askAbout(enquiry, current)} onClose={() => setCurrent(null)}>
            <Suspense fallback={<FormOutline />}>
              <EnquiryForm enquiry={askAbout(enquiry, current)} draft={draft} />
            </Suspense>
          </Frame>
        ) : null}
      </Suspense>
    </EnquiryContext>
  );
}

/** Opens the enquiry from another part of the page; null if the page is not about a vehicle. */
export const useEnquiry = (): EnquiryControl | null => useContext(EnquiryContext);

interface AskLinkProps {
  readonly ask: VehicleAsk;
  readonly className?: string;
  /** Content before the label. */
  readonly children?: ReactNode;
}

/** A link to a request about this vehicle. It opens the dialog or, without JavaScript, the request's own page. */
export function AskLink({ ask, className, children }: AskLinkProps) {
  const control = useContext(EnquiryContext);
  if (!control) return null;
  const { action, heading } = askAbout(control.enquiry, ask);
  return (
    <a
      href={action}
      onClick={(event) => control.open(event, ask)}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      className={className}
    >
      {children}
      {heading}
    </a>
  );
}

interface EnquireLinkProps extends ButtonStyle {
  readonly className?: string;
}

/** "Enquire Now", or for a sold car "Find Me Something Similar". */
export function EnquireLink({ className, ...look }: EnquireLinkProps) {
  return <AskLink ask="enquire" className={buttonClass(look, className)} />;
}

function FormOutline() {
  return (
    <div className="grid gap-4" aria-busy>
      {["name", "mail", "phone", "message"].map((box) => (
        <Skeleton key={box} className="h-18" />
      ))}
      <Skeleton className="h-14" />
    </div>
  );
}
