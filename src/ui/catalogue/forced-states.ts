/** States that need a pointer or a keyboard, and the words of `data-shows` that show them without one. */
const STATES: readonly (readonly [pseudo: RegExp, word: string])[] = [
  [/:focus-visible/g, "focus"],
  [/:hover/g, "hover"],
  [/:active/g, "pressed"],
];

/** A rule with `data-shows` in place of its states, or null where it has none. */
function withForcedStates(rule: string): string | null {
  const forced = STATES.reduce((text, [pseudo, word]) => text.replace(pseudo, `[data-shows="${word}"]`), rule);
  // A phone has no hover, but the sample shows it there too.
  return forced === rule ? null : forced.replace(/\(hover: ?hover\)/g, "all").replace(/ and \(pointer: ?fine\)/g, "");
}

function forcedRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule)
        return withForcedStates(rule.cssText) ?? "";
      const inner = forcedRules(rule.cssRules);
      return inner && withGroup(rule.cssText, inner);
    })
    .join("\n");
}

const withGroup = (group: string, inner: string): string => {
  const head = group.slice(0, group.indexOf("{"));
  return `${(withForcedStates(`${head}:hover`) ?? head).replace('[data-shows="hover"]', "")}{${inner}}`;
};

/**
 * Makes `data-shows="hover|focus|pressed"` on an element act like the state itself: it adds the page's own rules once
 * more with an attribute instead of the pseudo-class. So a sample looks like the product, without a copy of its styles.
 */
export function forceStates(): () => void {
  const sheet = new CSSStyleSheet();
  const own = [...document.styleSheets].filter(({ href }) => href === null || href.startsWith(location.origin));
  sheet.replaceSync(own.map(({ cssRules }) => forcedRules(cssRules)).join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
