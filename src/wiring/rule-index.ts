import { type OpenEngine, RULE_INDEX } from "../features/search/showing.ts";
import { embeddedEngine } from "../services/search/embedded/engine.ts";

/**
 * A search index of a few cars, for finding out what a site's rules say of them. It is not in `wiring.ts` because a
 * command that imports stock needs nothing else that `wiring.ts` builds.
 */
export const openIndex: OpenEngine = () => embeddedEngine(RULE_INDEX);
