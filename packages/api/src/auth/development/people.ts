/** Somebody made up, for whoever tries the product on their own machine. */
export interface DemoPerson {
  /** Names the person at the development provider. */
  readonly subject: 'ada' | 'grace';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** What there is to see as this person. */
  readonly about: string;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    subject: 'ada',
    firstName: 'Ada',
    lastName: 'Fennimore',
    email: 'ada@example.test',
    about: 'Three debts, a linked bank, and six months of payments',
  },
  {
    subject: 'grace',
    firstName: 'Grace',
    lastName: 'Alderwood',
    email: 'grace@example.test',
    about: 'Two debts, no bank linked yet',
  },
];
