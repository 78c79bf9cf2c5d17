import { abridged } from "../../../lib/words/abridged.ts";

/** Parked deliveries, counted by kind. */
export interface ParkedKinds {
  /** Leads for the dealership. */
  readonly leads: number;
  /** Answers to shoppers, written at the desk. */
  readonly answers: number;
  /** Other mails to the dealership, such as a summary or a change of a payment. */
  readonly others: number;
  /** The receiver of one of the answers; null if no longer known. */
  readonly name: string | null;
}

/** A parked delivery: the kind of its notice, null for the lead itself, and the name of its person. */
export interface ParkedOne {
  readonly kind: string | null;
  readonly name: string | null;
}

/** The kind of notice that carries an answer from the desk. */
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

/** A sentence that says what was parked, without a full stop: "An answer to Tom Bartlett is not sent". */
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
