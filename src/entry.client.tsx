import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadSlots, slotsNamed, templateNamed } from "./templates/registry.ts";
import { someoneHere } from "./ui/motion/someone-here.ts";
import { wholeStyles } from "./ui/rendering/whole-styles.ts";

// Loads all slots of the page at once, instead of each when the one around it is rendered.
const { template, slots } = document.documentElement.dataset;
// What does not come is asked for once more by its own place, which knows what to do without it.
someoneHere.then(() => loadSlots(templateNamed(template), slotsNamed(slots))).catch(() => undefined);

wholeStyles().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
