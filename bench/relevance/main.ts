import { relevanceScores } from "./score.ts";
import { tantivyBeside } from "./tantivy.ts";

/** `npm run bench -- relevance`: NDCG@10 of the judged queries, ours beside others. */
export async function benchRelevance(): Promise<void> {
  const { beside, end } = tantivyBeside();
  const { site, cars, queries, scores, worst, words, byWords } = await relevanceScores(undefined, beside);
  end();
  if (!scores.some(({ name }) => name === "Tantivy")) console.log("Tantivy is not on this machine.");
  console.log(`\nRelevance: ${queries} judged queries on ${site}, which lists ${cars} cars (NDCG@10, 1 is best)\n`);
  for (const { name, ndcg } of scores) console.log(`  ${name.padEnd(24)} ${ndcg.toFixed(3)}`);
  console.log(`\n${words} queries for the words as they stand, where fields and neighbourhood decide\n`);
  for (const { name, ndcg } of byWords) console.log(`  ${name.padEnd(24)} ${ndcg.toFixed(3)}`);
  console.log("\nOurs, where it is worst:");
  for (const { typed, ndcg } of worst) if (ndcg < 0.9) console.log(`  ${ndcg.toFixed(2)}  ${typed}`);
}
