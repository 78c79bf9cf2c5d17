import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { AddressProvider } from "./address.tsx";

/**
 * What the server sends of an element that stands in a page, at an address: the markup a shopper without JavaScript
 * gets.
 */
export function markup(element: ReactNode, address = "/"): string {
  const page = <AddressProvider>{element}</AddressProvider>;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] })} />,
  );
}

/** The words of a markup, as they are read. */
export const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
