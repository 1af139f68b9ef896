/** A demo user. */
export interface DemoPerson {
  /** The user's id at the development provider. */
  readonly subject: 'ada' | 'grace';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** A description of the user's data. */
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
