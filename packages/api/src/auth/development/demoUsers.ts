/** A demo user. */
export interface DemoUser {
  /** The user's id at the development provider. */
  readonly subject: 'ada' | 'grace';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const DEMO_USERS: readonly DemoUser[] = [
  {
    subject: 'ada',
    firstName: 'Ada',
    lastName: 'Fennimore',
    email: 'ada@example.test',
  },
  {
    subject: 'grace',
    firstName: 'Grace',
    lastName: 'Alderwood',
    email: 'grace@example.test',
  },
];
