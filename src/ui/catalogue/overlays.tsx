import { useId, useState } from "react";
import { Button } from "../controls/button.tsx";
import { LoadingMessages } from "../motion/loading-messages.tsx";
import { StickyHeader } from "../motion/sticky-header.tsx";
import { ActionBar } from "../overlays/action-bar.tsx";
import { Dialog, DialogHeader } from "../overlays/dialog.tsx";
import { ToastCard, useToast } from "../overlays/toast.tsx";
import { Tooltip } from "../overlays/tooltip.tsx";
import { Row, Sample, Section } from "./sample.tsx";

const SIDES = ["centre", "right", "bottom", "full"] as const;
const WAITS = ["Loading...", "Please wait...", "Nearly there..."];

export function Overlays() {
  const toast = useToast();
  return (
    <Section id="overlays" title="Dialog, sheet, toast, tooltip">
      <Row>
        {SIDES.map((side) => (
          <Sample key={side} name={`Dialog, ${side}`}>
            <DialogSample side={side} />
          </Sample>
        ))}
        <Sample name="Toast, one at a time">
          <div className="flex flex-wrap gap-2.5">
            <Button kind="outline" onClick={() => toast({ text: "The first message", icon: "check" })}>
              Show one
            </Button>
            <Button kind="outline" onClick={() => toast({ text: "The second message" })}>
              Show another
            </Button>
          </div>
        </Sample>
        <Sample name="Tooltip">
          <p className="flex items-center gap-3">
            Comparison rate
            <Tooltip about="Comparison rate">Interest and most fees, as one rate for one year.</Tooltip>
          </p>
        </Sample>
        <Sample name="Loading messages">
          <Button busy>
            <LoadingMessages messages={WAITS} />
          </Button>
        </Sample>
      </Row>
      <Row wide>
        <Sample name="Toast">
          <ToastCard text="Car Saved In Watchlist" action={{ label: "View List", href: "/favourites" }} />
        </Sample>
      </Row>
    </Section>
  );
}

function DialogSample({ side }: { readonly side: (typeof SIDES)[number] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        Open {side}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={id} side={side} className="p-6">
        <DialogHeader id={id} title="Enquire about this car" onClose={() => setOpen(false)} />
        <p className="mt-4 max-w-[60ch]">
          Focus stays in here, Escape closes it, and the button that opened it has it again.
        </p>
      </Dialog>
    </>
  );
}

/** The bars at the edges of the window: scroll 500 and 900 px to see them. */
export function Bars() {
  return (
    <>
      <StickyHeader label="Sticky header" className="border-b border-line bg-surface">
        <div className="wrap flex min-h-18 items-center justify-between gap-4">
          <p className="font-strong">Catalogue</p>
          <a href="#main" className="text-link">
            To the top
          </a>
        </div>
      </StickyHeader>
      <ActionBar
        label="Mobile bar"
        className="lg:hidden"
        more={
          <div className="wrap flex items-baseline gap-2 pt-2.5 pb-1">
            <span className="price-type text-lg">$46,990</span>
            <span className="text-sm text-muted">Drive away</span>
          </div>
        }
      >
        <div className="wrap py-2.5">
          <Button wide>Enquire Now</Button>
        </div>
      </ActionBar>
    </>
  );
}
