import type { Slots } from "../slots.ts";
import { CarCard } from "./car-card.tsx";
import { EnquiryFrame } from "./enquiry.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";
import { SearchPage } from "./search-layout.tsx";
import { VehiclePage } from "./vehicle-layout.tsx";

/** What this template lays out in its own way. */
export const slots = { Header, Footer, Home, SearchPage, CarCard, VehiclePage, EnquiryFrame } satisfies Partial<Slots>;
