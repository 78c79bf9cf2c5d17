import type { NotifiedTurn } from "./turns.ts";

/**
 * The message to one side. `{car}`, `{money}`, `{dealer}` and `{until}` are filled in, and for refunds by the desk
 * `{back}` and `{left}`. If the desk has already refunded a part, `{rest}` is what is left and `{before}` mentions that
 * part; otherwise `{rest}` is the whole amount and `{before}` is empty.
 */
export interface TurnMessage {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

type Words = Readonly<Record<NotifiedTurn, { readonly shopper: TurnMessage; readonly dealer: TurnMessage | null }>>;

/** The dealership's message is null if a lead already reports the same (`turns.ts`). */
export const TURN_WORDS: Words = {
  held: {
    shopper: {
      subject: "Receipt: {car} is reserved for you",
      heading: "The car is reserved for you",
      text: "Thank you. Your deposit of {money} has arrived. {dealer} holds the {car} for you until {until}, and gets in touch to arrange the rest.",
    },
    dealer: null,
  },
  taken: {
    shopper: {
      subject: "Receipt for your payment of {money}",
      heading: "Thank you for your payment",
      text: "Your payment of {money} to {dealer} has arrived.",
    },
    dealer: null,
  },
  missed: {
    shopper: {
      subject: "Your deposit goes back: {car}",
      heading: "The car was taken before your deposit came",
      text: "The {car} was reserved or sold before your deposit arrived. We are sorry. If you have reserved it yourself by another payment, that one stands. Your {money} is on its way back in full, to where it came from. You have nothing to do: banks take 5 to 10 working days to show it, and we write once it has gone.",
    },
    dealer: null,
  },
  repeated: {
    shopper: {
      subject: "Paid twice, one deposit goes back: {car}",
      heading: "You have reserved it already",
      text: "You paid twice for the {car}. Your first deposit holds it for you, as its receipt says. This second one of {money} is on its way back in full, to where it came from. You have nothing to do: banks take 5 to 10 working days to show it, and we write once it has gone.",
    },
    dealer: null,
  },
  otherAmount: {
    shopper: {
      subject: "Your payment goes back",
      heading: "Another amount arrived than we asked for",
      text: "{money} arrived, which is not the amount that {dealer} asked for, so that nothing was reserved or settled by it. It is on its way back in full, to where it came from. Banks take 5 to 10 working days to show it. Please get in touch with {dealer}.",
    },
    dealer: null,
  },
  returned: {
    shopper: {
      subject: "Your payment goes back",
      heading: "We could not take your payment",
      text: "Your {money} is on its way back in full, to where it came from. Banks take 5 to 10 working days to show it. Please get in touch with {dealer}.",
    },
    dealer: {
      subject: "A payment goes back: {money}",
      heading: "A payment of {money} could not be taken and goes back",
      text: "It was made by a form that the website does not have any more.",
    },
  },
  declined: {
    shopper: {
      subject: "Your payment was declined",
      heading: "Your payment was declined",
      text: "The payment of {money} to {dealer} was declined, and nothing was charged. You can try again whenever you like.",
    },
    dealer: {
      subject: "A payment was declined: {car}",
      heading: "A payment of {money} was declined",
      text: "Nothing was charged and nothing is held. The shopper may try again, or be glad of a call.",
    },
  },
  abandoned: {
    shopper: {
      subject: "Your payment was not finished",
      heading: "Your payment was not finished",
      text: "You began a payment of {money} to {dealer} and did not finish it. Nothing was charged, and nothing is held for you. You are welcome to begin again.",
    },
    dealer: {
      subject: "A payment was not finished: {car}",
      heading: "A payment of {money} was begun and not finished",
      text: "Nothing was charged and nothing is held. The shopper may be glad of a call.",
    },
  },
  closed: {
    shopper: {
      subject: "Nothing was charged: {car}",
      heading: "The car is reserved or sold by now",
      text: "You began a payment to {dealer} for the {car}, which was reserved or sold before you finished it. We have closed the payment, and nothing was charged. If you have reserved it yourself by another payment, that one stands.",
    },
    dealer: {
      subject: "A payment was closed: {car}",
      heading: "A payment of {money} was closed before it was made",
      text: "The {car} was reserved or sold while this shopper was at the payment page. Nothing was charged. They may be glad of a call about another one.",
    },
  },
  reversed: {
    shopper: {
      subject: "Your payment was given back",
      heading: "Your payment was given back",
      text: "Your {money} was given back by the payment provider. Nothing is held for you.",
    },
    dealer: {
      subject: "A payment was given back: {car}",
      heading: "The payment provider gave {money} back",
      text: "It did so by itself, before the payment was taken here. Nothing is held.",
    },
  },
  lapsed: {
    shopper: {
      subject: "Your reservation has ended: {car}",
      heading: "Your reservation has ended",
      text: "The time for which {dealer} held the {car} for you ended on {until}. It is for sale again, and your {rest} deposit is on its way back to you in full{before}. Banks take 5 to 10 working days to show it.",
    },
    dealer: {
      subject: "A reservation has ended: {car}",
      heading: "A reservation has ended and the deposit goes back",
      text: "The {car} was held until {until} and not marked sold or reserved, so that it is for sale again. The deposit of {rest} goes back to the shopper{before}.",
    },
  },
  kept: {
    shopper: {
      subject: "Your reservation is with {dealer}: {car}",
      heading: "Your reservation is with the dealership now",
      text: "The time of your online reservation ended on {until}. {dealer} has marked the {car} sold or reserved, and has your deposit of {rest}{before}. If that is not for you, please get in touch: it stays fully refundable.",
    },
    dealer: {
      subject: "A reservation has ended, the deposit is yours to settle: {car}",
      heading: "A reservation has ended and the deposit stays with you",
      text: "The {car} was held until {until} and you marked it sold or reserved. The deposit of {rest} stays with you{before}: take it off the price, or give it back where somebody else has the car.",
    },
  },
  refunded: {
    shopper: {
      subject: "Your {rest} has been given back",
      heading: "Your money has been given back",
      text: "{rest} has been given back in full, to where it came from{before}. Banks take some days to show it.",
    },
    dealer: {
      subject: "{rest} has been given back: {car}",
      heading: "{rest} has been given back to the shopper",
      text: "The payment provider has confirmed the refund{before}.",
    },
  },
  bounced: {
    shopper: {
      subject: "Your bank returned your refund",
      heading: "Your bank returned your refund",
      text: "{dealer} gave {rest} back to you, and your bank returned it, as it does when a card is closed. It is tried again by itself. Should that fail too, {dealer} gets in touch to give it back another way.",
    },
    dealer: {
      subject: "A refund came back: {rest}",
      heading: "The shopper's bank returned {rest}",
      text: "The refund did not reach the shopper. It is tried again by itself. Where the payment page at the desk says that it cannot be, give the money back another way and tell the shopper.",
    },
  },
  givenBackThere: {
    shopper: {
      subject: "Your {rest} has been given back",
      heading: "Your money has been given back",
      text: "{dealer} has given your {rest} back, to where it came from{before}. Banks take some days to show it.",
    },
    dealer: {
      subject: "{rest} was given back outside the desk: {car}",
      heading: "{rest} was given back on the payment provider's website",
      text: "Somebody gave it back there and not at the desk. What was held for it stays held until its time ends, or until somebody releases it at the desk.",
    },
  },
  givenBack: {
    shopper: {
      subject: "Receipt: {back} goes back to you",
      heading: "Your money has been given back",
      text: "{dealer} has given {back} back to you, to where it came from. With that nothing of your {money} is left with them. Banks take some days to show it.",
    },
    dealer: null,
  },
  partBack: {
    shopper: {
      subject: "Receipt: {back} goes back to you",
      heading: "A part of your money has been given back",
      text: "{dealer} has given {back} of your {money} back to you, to where it came from; {left} stays with them. Banks take some days to show it.",
    },
    dealer: null,
  },
  extended: {
    shopper: {
      subject: "Held for longer: {car}",
      heading: "The car is held for you for longer",
      text: "{dealer} now holds the {car} for you until {until}. Your deposit stays fully refundable.",
    },
    dealer: null,
  },
  released: {
    shopper: {
      subject: "Your reservation has ended: {car}",
      heading: "Your reservation has ended",
      text: "{dealer} has ended your reservation of the {car}, which is for sale again. {left} of your deposit is still with them and stays fully refundable: please get in touch where it is not on its way back to you.",
    },
    dealer: null,
  },
};
