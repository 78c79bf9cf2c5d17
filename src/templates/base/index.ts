import type { Slots } from "../slots.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";

/** The platform's own layout: every slot filled. */
export const slots: Slots = { Header, Footer, Home };
