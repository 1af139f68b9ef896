/** One card: a title and its points. */
export interface Achievement {
  /** What was achieved, in a few words. */
  readonly title: string;
  /** The points, one line each; do not repeat a line. */
  readonly points: readonly string[];
}

/** The two cards of the landing page. */
export const LANDING_ACHIEVEMENTS: readonly [Achievement, Achievement] = [
  {
    title: 'Technology Stack',
    points: [
      'React and TypeScript front end',
      'Node and Express back end',
      'PostgreSQL with an ORM',
      'iOS and Android through a native wrapper',
    ],
  },
  {
    title: 'Live Integrations',
    points: [
      'Bank-connection API',
      'ACH payment processing',
      'Crypto trading',
      'Hosted authentication system',
      'Ready for app-store submission',
    ],
  },
];
