import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadSlots, slotsNamed, templateNamed } from "./templates/registry.ts";
import { someoneHere } from "./ui/motion/someone-here.ts";

// All slots of the page at once, rather than each when the one around it is drawn.
const { template, slots } = document.documentElement.dataset;
someoneHere.then(() => loadSlots(templateNamed(template), slotsNamed(slots)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
