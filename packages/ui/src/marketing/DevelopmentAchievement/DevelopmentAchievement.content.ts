import type { DevelopmentAchievementWords } from '../../words/subjects/marketing/developmentAchievement.ts';

/** One card: a title and its points. */
export interface Achievement {
  /** What was achieved, in a few words. */
  readonly title: string;
  /** The points, one line each; do not repeat a line. */
  readonly points: readonly string[];
}

/** The two cards of the landing page. */
export function landingAchievements(words: DevelopmentAchievementWords): readonly Achievement[] {
  return [
    { title: words.stack, points: [words.frontEnd, words.backEnd, words.database, words.wrapper] },
    {
      title: words.integrations,
      points: [words.bankApi, words.ach, words.crypto, words.authentication, words.stores],
    },
  ];
}
