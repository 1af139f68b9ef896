import type { DashboardSummary, User } from '@dime-time/finance-core/contract';
import { Money } from '../../money/index.ts';
import {
  dataOr,
  type Loadable,
  PageHeader,
  Skeleton,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { greetingName } from './Dashboard.model.ts';
import { rich, useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import * as styles from './Dashboard.css.ts';

export interface DashboardHeaderProps {
  user: Loadable<User>;
  summary: Loadable<DashboardSummary>;
  /** Whether the page is still loading its data. */
  waiting: boolean;
}

/** The greeting, and this month’s summary. */
export function DashboardHeader({ user, summary, waiting }: DashboardHeaderProps) {
  const words = useWords(dashboardWords);
  if (waiting) {
    return (
      <PageHeader
        title={
          <>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
            <Skeleton shape="block" height="1lh" width="min(16rem, 100%)" />
          </>
        }
        description={
          <Skeleton className={styles.month} shape="block" height="1lh" width="min(30rem, 100%)" />
        }
      />
    );
  }
  const month = dataOr(summary, undefined);
  return (
    <PageHeader
      title={rich(words.title, {
        name: <bdi className={styles.name}>{greetingName(dataOr(user, undefined), words)}</bdi>,
      })}
      description={
        month &&
        rich(words.description, {
          roundUps: <Money amount={month.thisMonthRoundUps} />,
          payments: <Money amount={month.thisMonthPayments} />,
        })
      }
    />
  );
}
