interface BodyButtonsProps {
  readonly categories: readonly { readonly body: string; readonly count: number }[];
  readonly chosen: string | null;
  readonly onChoose: (body: string | null) => void;
  /** Where a category leads without JavaScript. */
  readonly href: string;
  readonly className: string;
  readonly itemClassName: string;
  readonly counts?: boolean;
}

/** Body categories above the range (MODEL-020): links to the range page that, with JavaScript, choose in place. */
export function BodyButtons(props: BodyButtonsProps) {
  const { categories, chosen, onChoose, href, className, itemClassName, counts = false } = props;
  const entry = (body: string | null, count: number | null) => (
    <li key={body ?? "all"} className="shrink-0 snap-start">
      <a
        href={body === null ? href : `${href}?${new URLSearchParams({ body })}`}
        aria-current={body === chosen}
        className={itemClassName}
        onClick={(event) => {
          event.preventDefault();
          onChoose(body);
        }}
      >
        {body ?? "All"}
        {counts && count !== null ? <span className="figures text-xs opacity-70">{count}</span> : null}
      </a>
    </li>
  );
  return (
    <ul className={className}>
      {entry(null, null)}
      {categories.map(({ body, count }) => entry(body, count))}
    </ul>
  );
}
