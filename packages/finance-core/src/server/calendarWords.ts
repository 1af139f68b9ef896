/** The texts of a calendar's events. */
export interface CalendarWords {
  readonly name: string;
  readonly payment: (debt: string, amount: string) => string;
  readonly paymentDetail: string;
  readonly paymentDetailRoundUps: (amount: string) => string;
  readonly pastDue: (amount: string) => string;
  readonly oneOffDetail: string;
  readonly sweep: string;
  readonly sweepDetail: string;
}

/** The locales of a calendar's texts. */
export const CALENDAR_LOCALES = ['en-US', 'es-US'] as const;

export type CalendarLocale = (typeof CALENDAR_LOCALES)[number];

export const CALENDAR_WORDS: Readonly<Record<CalendarLocale, CalendarWords>> = {
  'en-US': {
    name: 'Payment days',
    payment: (debt, amount) => `Pay ${debt}: ${amount}`,
    paymentDetail: 'From your payoff plan. Your lender’s statement says what’s due.',
    paymentDetailRoundUps: (amount) =>
      `From your payoff plan. Your round-ups pay about ${amount} of this payment by themselves, so you may pay that much less here. Your lender’s statement says what’s due.`,
    pastDue: (amount) => `${amount} more is past due, by our records.`,
    oneOffDetail: 'A one-time payment of your payoff plan.',
    sweep: 'Round-ups are applied',
    sweepDetail:
      'What your purchases have rounded up is applied on this day. You don’t have to do anything.',
  },
  'es-US': {
    name: 'Días de pago',
    payment: (debt, amount) => `Pagar ${debt}: ${amount}`,
    paymentDetail:
      'De tu plan de pagos. El estado de cuenta de tu acreedor dice cuánto debes pagar.',
    paymentDetailRoundUps: (amount) =>
      `De tu plan de pagos. Tus redondeos ya cubren unos ${amount} de este pago, así que puedes pagar eso de menos. El estado de cuenta de tu acreedor dice cuánto debes pagar.`,
    pastDue: (amount) => `Además, hay ${amount} vencidos según nuestros datos.`,
    oneOffDetail: 'Un pago único de tu plan de pagos.',
    sweep: 'Se aplican tus redondeos',
    sweepDetail: 'Este día se aplica lo que redondearon tus compras. No tienes que hacer nada.',
  },
};
