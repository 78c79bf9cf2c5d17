import type { ReactNode } from "react";
import { PromotionBanner } from "../../../features/content/components/promotion-banner.tsx";
import type { HomeView } from "../../../features/content/home.ts";
import type { HomeBlock } from "../../../features/site/choices.ts";

interface HomeBlocksProps {
  readonly home: HomeView;
  readonly blocks: Readonly<Record<HomeBlock, ReactNode>>;
}

/** A template's blocks in the site's order, below its banner; those below the first screen are drawn when near. */
export function HomeBlocks({ home, blocks }: HomeBlocksProps) {
  return (
    <>
      <PromotionBanner banner={home.banner} />
      {home.blocks.map((block, at) => (
        <div key={block} className={at > 1 ? "drawn-near" : undefined}>
          {blocks[block]}
        </div>
      ))}
    </>
  );
}
