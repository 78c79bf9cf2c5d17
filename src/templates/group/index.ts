import type { Slots } from "../slots.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Home } from "./home.tsx";

/** What this template lays out in its own way. */
export const slots = { Header, Footer, Home } satisfies Partial<Slots>;
