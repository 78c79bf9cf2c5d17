import { type OpenEngine, RULE_INDEX } from "../features/search/showing.ts";
import { embeddedEngine } from "../services/search/embedded/engine.ts";

/**
 * An index of a few cars by themselves, for who asks what a site's rules say of them. It stands apart from `wiring.ts`
 * because a command that imports stock needs nothing else of what that builds.
 */
export const openIndex: OpenEngine = () => embeddedEngine(RULE_INDEX);
