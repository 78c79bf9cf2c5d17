import type { SlotLoaders } from "../slots.ts";

/** The slots that this template fills itself. */
export const slots = {
  CarCard: () => import("./car-card.tsx").then((module) => module.CarCard),
  EnquiryFrame: () => import("./enquiry.tsx").then((module) => module.EnquiryFrame),
  Footer: () => import("./footer.tsx").then((module) => module.Footer),
  Header: () => import("./header.tsx").then((module) => module.Header),
  Home: () => import("./home.tsx").then((module) => module.Home),
  SearchPage: () => import("./search-layout.tsx").then((module) => module.SearchPage),
  VehiclePage: () => import("./vehicle-layout.tsx").then((module) => module.VehiclePage),
} satisfies Partial<SlotLoaders>;
