import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useSite } from "../../../site/components/site-context.tsx";
import { forgetSearch, lastSearch, rememberedSearches, rememberSearch } from "../../answer/remembered.ts";
import "./suggest.css";
import { addressWith, writeInto } from "./box.ts";
import type { Choosable } from "./offer-list.tsx";
import { SuggestionPanel } from "./suggestion-panel.tsx";
import { SuggestionSheet } from "./suggestion-sheet.tsx";
import { useOffers } from "./use-offers.ts";

/** Below this width the list is a sheet over the page (the stylesheets' `md`). */
const PHONE = "(width < 47.5625rem)";

function onPhoneChange(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
const isPhone = () => matchMedia(PHONE).matches;

/**
 * Offers for the words typed into a box: a list under it, or on phones a sheet over the page. It is loaded when the box
 * first gets the focus, and listens to the box itself, so that the page's own code need not know about it.
 */
export function Suggestions({ box }: { readonly box: HTMLInputElement }) {
  const { slug } = useSite();
  const navigate = useNavigate();
  const list = useId();
  const isSheet = useSyncExternalStore(onPhoneChange, isPhone, () => false);
  const [isOpen, setOpen] = useState(document.activeElement === box);
  const [text, setText] = useState(box.value);
  const [revision, setRevision] = useState(0);
  const going = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read anew when the list opens and when one is forgotten
  const remembered = useMemo(() => rememberedNow(slug), [slug, isOpen, revision]);
  const offers = useOffers(isOpen ? text : "", remembered);
  useEffect(() => {
    const typed = () => {
      setText(box.value);
      setOpen(document.activeElement === box);
    };
    const opened = () => {
      setText(box.value);
      setOpen(true);
    };
    const sent = () => rememberSearch(slug, box.value);
    const { form } = box;
    box.addEventListener("input", typed);
    box.addEventListener("focus", opened);
    form?.addEventListener("submit", sent);
    return () => {
      box.removeEventListener("input", typed);
      box.removeEventListener("focus", opened);
      form?.removeEventListener("submit", sent);
    };
  }, [box, slug]);
  const search = (words: string, address = addressWith(box, words, offers.words.path)) => {
    setOpen(false);
    rememberSearch(slug, words);
    going.current = true;
    writeInto(box, words);
    navigate(address, { replace: isSheet });
  };
  const choose = (option: Choosable) => {
    if (option.kind === "car") {
      setOpen(false);
      going.current = true;
      navigate(option.car.href, { replace: isSheet });
      return;
    }
    const { text: words, query, href } = option.kind === "offer" ? option.offer : { ...option, href: undefined };
    if (option.kind === "offer" && option.offer.remembered) search(words);
    else search(words, href ?? `${offers.words.path}?${query}`);
  };
  const forget = (words: string | null) => {
    for (const each of words === null ? rememberedSearches(slug) : [words]) forgetSearch(slug, each);
    setRevision((now) => now + 1);
  };
  const shared = { box, list, offers, text, onChoose: choose, onForget: forget, close: () => setOpen(false) };
  if (isSheet) return isOpen ? <SuggestionSheet {...shared} onText={setText} onSearch={search} going={going} /> : null;
  return <SuggestionPanel {...shared} isOpen={isOpen} open={() => setOpen(true)} />;
}

const rememberedNow = (slug: string) => {
  const last = lastSearch(slug);
  const here = `${location.pathname}${location.search}`;
  return { searches: rememberedSearches(slug), last: last && last.href !== here ? last : null };
};
