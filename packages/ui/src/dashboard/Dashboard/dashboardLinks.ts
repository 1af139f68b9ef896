/** The dashboard’s links. */
export interface DashboardLinks {
  readonly transactions: string;
  readonly debts: string;
  readonly boostRoundUps: string;
  readonly insights: string;
  readonly strategies: string;
  readonly customizeRoundUps: string;
}

/** The product’s own routes. */
export const LINKS: DashboardLinks = {
  transactions: '/transactions',
  debts: '/debts',
  boostRoundUps: '/settings#round-ups',
  insights: '/insights',
  strategies: '/debts#strategies',
  customizeRoundUps: '/settings#round-ups',
};
