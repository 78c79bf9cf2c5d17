import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadSlots, slotsNamed, templateNamed } from "./templates/registry.ts";
import { someoneHere } from "./ui/motion/someone-here.ts";
import { wholeStyles } from "./ui/rendering/whole-styles.ts";
import { firstDocument } from "./ui/router/first-document.tsx";
import { wholeRouter } from "./ui/router/first-router.ts";

// Loads all slots of the page at once, instead of each when the one around it is rendered.
const { template, slots } = document.documentElement.dataset;
// What does not come is asked for once more by its own place, which knows what to do without it.
someoneHere.then(() => loadSlots(templateNamed(template), slotsNamed(slots))).catch(() => undefined);
someoneHere.then(wholeRouter).catch(() => undefined);

/** In development the bundler changes the routes under way, which only React Router's own part knows. */
const shown = import.meta.env.DEV
  ? import("react-router/dom").then(({ HydratedRouter }) => <HydratedRouter />)
  : firstDocument();

Promise.all([shown, wholeStyles()]).then(([page]) =>
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{page}</StrictMode>);
  }),
);
