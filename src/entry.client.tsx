import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadTemplate, templateNamed } from "./templates/registry.ts";

// The page was rendered with its site's template: that one, and no other, is needed to take it over.
await loadTemplate(templateNamed(document.documentElement.dataset.template));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
