import { Button } from "../../../../ui/controls/button.tsx";
import { INPUT } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useSuggestions } from "../../../search/components/suggesting.tsx";
import { LONGEST_SEARCH } from "../../../vocabulary/longest-search.ts";

/** The hero's form while stock cannot be counted: a text search for later. */
export function HeroWords() {
  const { onFocus, suggestions } = useSuggestions();
  return (
    <div className="flex flex-wrap gap-3">
      <input
        type="search"
        name="q"
        maxLength={LONGEST_SEARCH}
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        onFocus={onFocus}
        autoComplete="off"
        className={`${INPUT} min-h-14 min-w-0 flex-1 basis-56 px-5`}
      />
      <Button type="submit" size="large" className="grow">
        <Icon name="search" />
        Search Vehicles
      </Button>
      {suggestions}
    </div>
  );
}
