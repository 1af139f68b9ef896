import { forecastDate, ZERO_CENTS, type Household } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { forecastExplanationWords, monthlyPayments } from '../../debts/index.ts';
import { useMoneyText } from '../../money/index.ts';
import type { Loadable } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import { debtFreeText, type DebtFreeText } from './SummaryCards.model.ts';

/** The debt-free date as text, or what stands in its place; `undefined` without a summary. */
export function useDebtFreeText(
  summary: DashboardSummary | undefined,
  debts: Loadable<readonly Debt[]> | undefined,
  household: Household | undefined,
): DebtFreeText | undefined {
  const words = useWords(summaryCardsWords);
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const formats = useFormats();
  const hasNoDate = summary?.debtFreeDate === null;
  const isEndless = useMemo(
    () => (hasNoDate && household ? forecastDate(household) === undefined : undefined),
    [hasNoDate, household],
  );
  if (!summary) return undefined;
  const today = summary.asOf;
  const payments =
    debts?.status === 'ready' && today !== undefined
      ? monthlyPayments(debts.data, today)
      : { minimums: undefined, freed: ZERO_CENTS };
  return debtFreeText(summary, { ...payments, isEndless }, money, words, explanation, formats);
}
