import type { BusinessProjectionsWords } from '../../words/subjects/marketing/businessProjections.ts';

/** A figure and the words around it. */
export interface Projection {
  /** Text before the figure. */
  readonly before?: string;
  /** The figure as it is printed. */
  readonly figure: string;
  /** Text after the figure. */
  readonly after: string;
}

/** One year of the growth plan. */
export interface GrowthYear {
  /** The year: 'Year 1'. */
  readonly year: string;
  /** The users at the end of the year, for the length of the bar. */
  readonly users: number;
  /** The users as they are printed. */
  readonly usersLabel: string;
  /** The matching revenue. */
  readonly revenue: string;
}

/** The content of the three cards. The figures are marketing copy and are not calculated. */
export interface ProjectionsContent {
  readonly revenue: {
    readonly title: string;
    readonly lead: Projection;
    readonly points: readonly Projection[];
  };
  readonly market: {
    readonly title: string;
    readonly lead: Projection;
    readonly points: readonly Projection[];
  };
  readonly growth: {
    readonly title: string;
    readonly years: readonly GrowthYear[];
    readonly pace: Projection;
  };
}

/** The projections of the landing page, with the figures from the specification. */
export function landingProjections(words: BusinessProjectionsWords): ProjectionsContent {
  return {
    revenue: {
      title: words.revenue,
      lead: { before: words.about, figure: words.revenueFigure, after: words.revenueAfter },
      points: [
        { figure: '85.4%', after: words.margin },
        { figure: '$93.90', after: words.perUser },
        { before: words.pathTo, figure: words.targetFigure, after: words.pathAfter },
      ],
    },
    market: {
      title: words.market,
      lead: { figure: words.indebtedFigure, after: words.indebted },
      points: [
        { figure: '$6,200', after: words.averageDebt },
        { figure: words.potentialFigure, after: words.potentialUsers },
        { figure: '88%', after: words.adoption },
      ],
    },
    growth: {
      title: words.growth,
      years: [
        {
          year: words.year1,
          users: 50_000,
          usersLabel: words.year1Users,
          revenue: words.year1Revenue,
        },
        {
          year: words.year2,
          users: 400_000,
          usersLabel: words.year2Users,
          revenue: words.year2Revenue,
        },
        {
          year: words.year3,
          users: 1_140_000,
          usersLabel: words.year3Users,
          revenue: words.year3Revenue,
        },
      ],
      pace: { figure: '31,667', after: words.pace },
    },
  };
}

/**
 * Returns the length of each year’s bar, in percent of the longest.
 *
 * At least 2, so that the first year is visible; all are 0 if there are no users.
 */
export function growthBars(years: readonly GrowthYear[]): readonly number[] {
  const most = Math.max(0, ...years.map((year) => year.users));
  if (most === 0) return years.map(() => 0);
  return years.map((year) => Math.max(2, (year.users / most) * 100));
}
