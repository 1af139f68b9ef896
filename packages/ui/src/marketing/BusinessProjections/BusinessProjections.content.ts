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
export const LANDING_PROJECTIONS: ProjectionsContent = {
  revenue: {
    title: 'Revenue at Scale',
    lead: { before: 'about', figure: '$93.90M', after: 'annual revenue at 1M users' },
    points: [
      { figure: '85.4%', after: 'profit margin' },
      { figure: '$93.90', after: 'revenue per user per year' },
      { before: 'path to', figure: '$100M', after: 'in 3 years' },
    ],
  },
  market: {
    title: 'Target Market',
    lead: { figure: '77M', after: 'Americans with credit card debt' },
    points: [
      { figure: '$6,200', after: 'average debt per person' },
      { figure: '20-40M', after: 'potential users' },
      { figure: '88%', after: 'fintech adoption' },
    ],
  },
  growth: {
    title: 'Growth Strategy',
    years: [
      { year: 'Year 1', users: 50_000, usersLabel: '50K users', revenue: 'about $4.4M' },
      { year: 'Year 2', users: 400_000, usersLabel: '400K users', revenue: 'about $35M' },
      { year: 'Year 3', users: 1_140_000, usersLabel: '1.14M users', revenue: '$100M target' },
    ],
    pace: { figure: '31,667', after: 'new users per month on average' },
  },
};

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
