import type { CalendarDay, Household } from '@dime-time/finance-core';
import type { Debt, HistoryMonth, Payment } from '@dime-time/finance-core/contract';
import { ChartPlaceholder } from '../../charts/index.ts';
import {
  Card,
  ErrorBoundary,
  type Loadable,
  LoadablePanel,
  Section,
  Stack,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { debtPageWords } from '../words/debtPage.ts';
import { DebtActivityList } from './DebtActivityList.tsx';
import { DebtMonths } from './DebtMonths.tsx';
import { DebtStanding } from './DebtStanding.tsx';
import { LazyHistoryChart, LazyRegulationZBox } from './LazyParts.tsx';

export interface DebtPartsProps {
  debt: Debt;
  payments: Loadable<readonly Payment[]>;
  history: Loadable<readonly HistoryMonth[]>;
  today: CalendarDay;
  household: Household | undefined;
  timeZone: string;
  undoablePayments: ReadonlySet<string> | undefined;
  onUndoPayment: UndoPaymentAction | undefined;
  plannerHref: string | undefined;
}

/** The parts of the page, each of which fails alone. */
export function DebtParts({
  debt,
  payments,
  history,
  today,
  household,
  timeZone,
  undoablePayments,
  onUndoPayment,
  plannerHref,
}: DebtPartsProps) {
  const words = useWords(debtPageWords);
  return (
    <Stack gap={5}>
      <ErrorBoundary title={words.partError}>
        <DebtStanding
          debt={debt}
          payments={payments}
          today={today}
          household={household}
          plannerHref={plannerHref}
        />
      </ErrorBoundary>
      <Card data-part="debt-page-trend">
        <Section
          title={words.trend}
          description={debt.currentBalance > 0 ? words.trendForecast : words.trendDescription}
        >
          <LoadablePanel
            value={history}
            errorTitle={words.historyError}
            skeleton={<ChartPlaceholder>{undefined}</ChartPlaceholder>}
          >
            {(months) => (
              <LazyHistoryChart debt={debt} history={months} household={household} today={today} />
            )}
          </LoadablePanel>
        </Section>
      </Card>
      <ErrorBoundary title={words.partError}>
        <DebtMonths debt={debt} history={history} today={today} />
      </ErrorBoundary>
      <ErrorBoundary title={words.partError}>
        <DebtActivityList
          debt={debt}
          payments={payments}
          history={history}
          today={today}
          timeZone={timeZone}
          undoablePayments={undoablePayments}
          onUndoPayment={onUndoPayment}
        />
      </ErrorBoundary>
      {debt.currentBalance > 0 && <LazyRegulationZBox debt={debt} today={today} />}
    </Stack>
  );
}
