import { type OpenEngine, RULE_INDEX } from "../features/search/showing.ts";
import { embeddedEngine } from "../services/search/embedded/engine.ts";

/**
 * A search index of a few cars, used to find out how a site's rules treat them. It is not in `wiring.ts` because a
 * command that imports stock needs nothing else built there.
 */
export const openIndex: OpenEngine = () => embeddedEngine(RULE_INDEX);
