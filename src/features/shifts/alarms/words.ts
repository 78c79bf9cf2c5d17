import { abridged } from "../../../lib/words/abridged.ts";

/** Deliveries that were given up, by what they are. */
export interface ParkedKinds {
  /** Leads for the dealership. */
  readonly leads: number;
  /** Answers that somebody at the desk wrote to a shopper. */
  readonly answers: number;
  /** Other mails for the dealership: a summary, or what became of a payment. */
  readonly others: number;
  /** For whom one of the answers is; null where that is not known any more. */
  readonly name: string | null;
}

/** A delivery that was given up: the kind of its notice, null for a lead's own, and its person's name. */
export interface ParkedOne {
  readonly kind: string | null;
  readonly name: string | null;
}

/** The notice by which an answer of the desk goes out. */
export const ANSWER_KIND = "desk.answer";

export function kindsOf(parked: readonly ParkedOne[]): ParkedKinds {
  const answers = parked.filter(({ kind }) => kind === ANSWER_KIND);
  const leads = parked.filter(({ kind }) => kind === null);
  return {
    leads: leads.length,
    answers: answers.length,
    others: parked.length - leads.length - answers.length,
    name: answers[0]?.name ?? null,
  };
}

/** What was given up, in one sentence without its full stop: "An answer to Tom Bartlett is not sent". */
export function parkedSentence({ leads, answers, others, name }: ParkedKinds): string {
  const parts = [
    ...(answers === 1 ? [`an answer to ${name ? abridged(name, 60) : "a shopper"} is not sent`] : []),
    ...(answers > 1 ? [`${answers} answers to shoppers are not sent`] : []),
    ...(leads === 1 ? ["a lead could not be delivered"] : leads > 1 ? [`${leads} leads could not be delivered`] : []),
    ...(others === 1 ? ["a mail to you could not be delivered"] : []),
    ...(others > 1 ? [`${others} mails to you could not be delivered`] : []),
  ];
  const sentence = parts.join(", and ");
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
