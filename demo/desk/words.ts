/** Invented people and what they write: enough of each that no two threads look alike. */

export const FIRST_NAMES =
  "Priya Tom Leanne Grant Mei-Lin Harvey Aroha Declan Bronte Viktor Sione Zoë Amira Callum Ngoc Isla Rashid Freya Jarrah Keiko Mateo Olwen Pania Quentin Rosalind Samir Talia Umut Vera Wiremu Xanthe Yusuf Bridget Cormac Dimitra Elias Fatima Gus Hana Imogen".split(
    " ",
  );
export const LAST_NAMES =
  "Raman Bartlett Osei Szabo Chow Whitcombe Tamihana Moriarty Iliadis Hale Latu Ferreira Haddad Nguyen Abernathy Castellano Dunleavy Eriksen Fong Giannopoulos Hashimoto Ibrahim Jovanovic Kowalski Lindqvist Marchetti Nakamura Okonkwo Papadakis Quill Rutherford Sandoval Tran Underhill Vasquez Wainwright Yilmaz Zielinski".split(
    " ",
  );

export interface LeadKindOfDemo {
  readonly category: string;
  readonly subcategory?: string;
  /** How often, beside the others. */
  readonly weight: number;
  readonly aboutCar: boolean;
  /** `{car}` is the car. */
  readonly messages: readonly string[];
}

export const DEMO_LEADS: readonly LeadKindOfDemo[] = [
  {
    category: "Vehicle Enquiry",
    weight: 40,
    aboutCar: true,
    messages: [
      "Is the {car} still available? I can come on Saturday morning.",
      "Does the price include stamp duty and rego?",
      "What’s the best you can do on the {car} without a trade?",
      "Could you send me a few photos of the boot and the back seats? We have two child seats.",
      "Has it had one owner? And is the logbook complete?",
      "Would you hold it till Thursday if I put a deposit down today?",
      "Hi, I’m in Dubbo. Do you deliver, and what would that cost?",
      "Is there a tow bar on it, and what can it tow?",
      "Can I get finance on this with a small deposit? I’m a permanent part-timer.",
      "After 3 is best, I’m on site till then.",
    ],
  },
  {
    category: "Test Drive",
    weight: 18,
    aboutCar: true,
    messages: [
      "Could we bring the car seat and try it in the back?",
      "I’d like to drive the {car} with my partner, any evening after five.",
      "Happy to come to you. Is there some highway nearby to try the adaptive cruise?",
      "",
    ],
  },
  {
    category: "General Enquiry",
    weight: 12,
    aboutCar: false,
    messages: [
      "Are you open on the long weekend?",
      "I’m after a seven seater under forty thousand, hybrid if you have one. Anything coming in?",
      "Who do I speak to about a fleet of four utes?",
    ],
  },
  {
    category: "Finance",
    weight: 8,
    aboutCar: false,
    messages: [
      "What would repayments be over five years with $8,000 down?",
      "I was knocked back by my bank. Is there any point in applying?",
    ],
  },
  {
    category: "Service",
    weight: 12,
    aboutCar: false,
    messages: [
      "60,000 km service please, any day but Tuesday.",
      "There’s a grinding noise from the front left when braking. Can you look at it this week?",
      "Do you have a loan car on Fridays?",
    ],
  },
  {
    category: "Parts",
    weight: 6,
    aboutCar: false,
    messages: [
      "What’s the fitted price on the 3.5 t bar for a 2022 Ranger?",
      "Need a left mirror glass for a 2019 i30, blue tint.",
    ],
  },
  {
    category: "Request Photos",
    weight: 4,
    aboutCar: true,
    messages: ["Could you show the scratch that the ad mentions?", ""],
  },
];

export const ANSWERS: readonly string[] = [
  "Hi {name}, yes, it’s here and on the front row. I’ve put your name on it until Saturday noon. Anything you’d like ready for when you come?",
  "Hi {name}, thanks for asking. The price is drive away, so there’s nothing to add. Would Thursday after work suit you for a drive?",
  "Good morning {name}, I’ve just been out to look: the logbook is stamped to 58,000 and both keys are here. I’ll call you at four as you asked.",
  "Hi {name}, I’ve asked the workshop, and they can fit you in on Wednesday at 8:30. Shall I book it?",
  "Hi {name}, it went yesterday, I’m sorry. There’s another one coming from Liverpool in the same colour with fewer kilometres. Shall I send you the details?",
];

export const NOTES: readonly string[] = [
  "Rang twice, no answer. Left a message.",
  "Wants to be out of the old car before the rego runs out in January.",
  "Prefers texts. Works nights.",
  "Comparing with one at another yard, $1,500 cheaper but 40,000 km more.",
];
