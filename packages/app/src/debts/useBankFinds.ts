import {
  endpoints,
  type BankSuggestion,
  type DashboardSummary,
  type Debt,
  type Endpoint,
  type SuggestionAnswer,
} from '@dime-time/finance-core/contract';
import { dataOr, type ActionResult, type BankLinkFinds, type Loadable } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { useFeature, useQuery } from '../cache/useQuery.ts';
import { createIdempotentMutation } from '../cache/idempotentMutation.ts';
import { useSubmit } from '../cache/useMutation.ts';
import { request } from '../http/apiClient.ts';
import { useIncludeRoundUps } from '../round-ups/index.ts';

/** The reads that an answer invalidates: a card becomes a debt, a bank transaction a payment on one. */
const SUGGESTION_READS: readonly Endpoint[] = [
  endpoints.getBankSuggestions,
  endpoints.getDebts,
  endpoints.getPayments,
  endpoints.getDashboardSummary,
  endpoints.getHistory,
];

interface Answer {
  readonly id: string;
  readonly accept: boolean;
}

/** What the data of linked banks suggests and the user has not answered: debts, payments, round-ups. */
export function useBankFinds(
  summary: Loadable<DashboardSummary>,
  debts: Loadable<readonly Debt[]>,
): BankLinkFinds {
  const suggestions = dataOr(useBankSuggestions(), undefined);
  const onAnswer = useAnswerSuggestion();
  const include = useIncludeRoundUps();
  const offered = dataOr(summary, undefined)?.earlierRoundUps;
  // Purchases made while round-ups were off are offered in the settings instead.
  const earlier = offered?.cause === 'off' ? undefined : offered;
  const names = dataOr(debts, undefined);
  return useMemo(
    () => ({
      earlier,
      onInclude: (from) => include({ from }),
      suggestions: suggestions ?? [],
      debts: names ?? [],
      onAnswer,
    }),
    [earlier, include, suggestions, names, onAnswer],
  );
}

/** The unanswered suggestions; loading if the server does not support them. */
function useBankSuggestions(): Loadable<BankSuggestion[]> {
  const isSupported = dataOr(useFeature('bank.unlink'), false);
  return useQuery(endpoints.getBankSuggestions, { enabled: isSupported });
}

/** Accepts or dismisses a suggestion. */
function useAnswerSuggestion(): (id: string, accept: boolean) => Promise<ActionResult> {
  const mutation = useMemo(
    () =>
      createIdempotentMutation<Answer, SuggestionAnswer>(({ id, accept }, idempotencyKey) =>
        request(endpoints.answerBankSuggestion, { id, body: { accept }, idempotencyKey }),
      ),
    [],
  );
  const submit = useSubmit(mutation, SUGGESTION_READS);
  return useCallback(
    async (id, accept) => {
      const result = await submit({ id, accept });
      return result.ok ? { ok: true } : result;
    },
    [submit],
  );
}
