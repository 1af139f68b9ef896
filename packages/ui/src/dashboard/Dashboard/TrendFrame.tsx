import type { DashboardSummary } from '@dime-time/finance-core/contract';
import type { ReactNode } from 'react';
import { Card, type Loadable, Section } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import * as styles from './Dashboard.css.ts';

/** The card of the debt chart. */
export function TrendFrame({
  description,
  children,
}: {
  description: string | undefined;
  children: ReactNode;
}) {
  const words = useWords(dashboardWords);
  return (
    <Card data-part="dashboard-trend" className={styles.panel}>
      <Section title={words.trend} description={description}>
        {children}
      </Section>
    </Card>
  );
}

/** Why there is no line: everything is paid off, or nothing was ever owed. */
export function useEmptyText(summary: Loadable<DashboardSummary>): string {
  const words = useWords(dashboardWords);
  const everOwed = summary.status === 'ready' && summary.data.progressPercentage > 0;
  return everOwed ? words.debtFree : words.noDebts;
}
