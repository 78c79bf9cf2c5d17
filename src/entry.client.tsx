import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadSlots, slotsNamed, templateNamed } from "./templates/registry.ts";

// The page was rendered with slots of its site's template: those, and no others, are needed to take it over.
const { template, slots } = document.documentElement.dataset;
await loadSlots(templateNamed(template), slotsNamed(slots));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
