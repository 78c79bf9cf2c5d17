import type { Slots } from "../slots.ts";
import { CarCard } from "./car-card.tsx";
import { EnquiryFrame } from "./enquiry.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";
import { SearchPage } from "./search-layout.tsx";
import { VehiclePage } from "./vehicle-layout.tsx";

/** The platform's own layout: every slot filled. */
export const slots: Slots = { Header, Footer, Home, SearchPage, CarCard, VehiclePage, EnquiryFrame };
