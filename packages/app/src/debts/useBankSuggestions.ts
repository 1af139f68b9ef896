import {
  endpoints,
  type BankSuggestion,
  type Endpoint,
  type SuggestionAnswer,
} from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { moneyWrite, WRITE_TIME_OUT_MS } from '../cache/moneyWrite.ts';
import { request } from '../http/request.ts';
import { toActionResult, type ActionResult } from '../cache/toActionResult.ts';
import { useFeature } from '../cache/useFeature.ts';
import { usePanel } from '../cache/usePanel.ts';
import { useRefresh } from '../cache/useRefresh.ts';

/** What an answer changes: a card becomes a debt, a row of the bank a payment on one. */
const CHANGES: readonly Endpoint[] = [
  endpoints.getBankSuggestions,
  endpoints.getDebts,
  endpoints.getPayments,
  endpoints.getDashboardSummary,
];

interface Answer {
  readonly id: string;
  readonly accept: boolean;
}

/** What linked banks brought along and nobody has answered, where the server has such a call. */
export function useBankSuggestions(): Loadable<BankSuggestion[]> {
  const offered = dataOr(useFeature('bank.unlink'), false);
  return usePanel(endpoints.getBankSuggestions, { wanted: offered });
}

/** Says yes or no to one of them; safe to repeat. */
export function useAnswerSuggestion(): (id: string, accept: boolean) => Promise<ActionResult> {
  const refresh = useRefresh();
  const { write } = useMemo(
    () =>
      moneyWrite<Answer, SuggestionAnswer>(({ id, accept }, idempotencyKey) =>
        request(endpoints.answerBankSuggestion, {
          id,
          body: { accept },
          idempotencyKey,
          timeOutMs: WRITE_TIME_OUT_MS,
        }),
      ),
    [],
  );
  return useCallback(
    async (id, accept) => {
      const outcome = await write({ id, accept });
      if (outcome.status !== 'failed') void refresh(...CHANGES);
      return toActionResult(outcome);
    },
    [write, refresh],
  );
}
