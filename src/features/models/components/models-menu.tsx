import { useState } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { CachedPart } from "../../../ui/rendering/cached-part.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { LinkView, ModelLink } from "../../site/view.ts";

/**
 * The wide panel of the Range menu (MODEL-038): all models and the bodies on the left, the models of the highlighted
 * one beside them. `groups` begins with all models.
 */
export function ModelsMenu({ groups }: { readonly groups: readonly LinkView[] }) {
  return (
    <CachedPart name="menu of models" madeOf={groups}>
      <Panel groups={groups} />
    </CachedPart>
  );
}

function Panel({ groups }: { readonly groups: readonly LinkView[] }) {
  const { models, menuFeature } = useSite();
  const all = groups[0]?.label;
  const [chosen, setChosen] = useState(all);
  const shown = models.filter((model) => chosen === all || model.bodies.includes(chosen ?? ""));
  return (
    <div className="wrap grid grid-cols-[180px_minmax(0,1fr)] gap-8 py-8 xl:grid-cols-[200px_minmax(0,1fr)_296px]">
      <ul>
        {groups.map((body) => (
          <li key={body.label}>
            <Link
              href={body.href}
              data-on={body.label === chosen || undefined}
              onPointerEnter={() => setChosen(body.label)}
              onFocus={() => setChosen(body.label)}
              className="-ml-4 flex min-h-12 items-center justify-between rounded-field px-4 text-md text-muted hover:text-ink data-on:bg-brand-100 data-on:text-brand-text"
            >
              {body.label}
              {body.label === chosen ? <Icon name="chevron-right" size={18} /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-4 content-start gap-x-2 gap-y-3">
        {shown.map((model) => (
          <li key={model.href}>
            <Model model={model} />
          </li>
        ))}
      </ul>
      {menuFeature ? (
        <Link
          href={menuFeature.url}
          className="group/feature self-start overflow-hidden rounded-m bg-surface-2 max-xl:hidden"
        >
          {menuFeature.image ? (
            <span className="vehicle-ground block aspect-16/10">
              <SitePicture source={menuFeature.image} alt="" sizes="296px" widths={[320, 480, 640]} />
            </span>
          ) : null}
          <span className="block px-5 pt-4 pb-5">
            <span className="block font-display text-md font-strong">{menuFeature.name}</span>
            <span className="mt-1 block text-sm text-muted">{menuFeature.description}</span>
          </span>
        </Link>
      ) : null}
    </div>
  );
}

function Model({ model }: { readonly model: ModelLink }) {
  return (
    <Link href={model.href} className="block rounded-m p-2 transition-colors hover:bg-surface-2">
      {model.image ? (
        <span className="vehicle-ground block aspect-16/10 overflow-hidden rounded-s">
          <SitePicture source={model.image} alt="" sizes="160px" widths={[160, 320]} />
        </span>
      ) : null}
      <span className="mt-2 block font-strong">{model.name}</span>
      {model.from === null ? null : <span className="figures text-sm text-muted">From {formatMoney(model.from)}</span>}
    </Link>
  );
}
