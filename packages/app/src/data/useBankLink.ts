import {
  endpoints,
  sandboxPublicToken,
  type Endpoint,
  type ExchangeTokenAnswer,
  type ExchangeTokenRequest,
} from '@dime-time/finance-core/contract';
import type { BankLinkResult, LinkInstitution } from '@dime-time/ui';
import { useCallback, useMemo, useRef } from 'react';
import { track } from '../analytics/index.ts';
import { moneyWrite, WRITE_TIME_OUT_MS, type WriteOutcome } from './moneyWrite.ts';
import { problemDetail } from './problemDetail.ts';
import { request } from './request.ts';
import { failure, type ActionResult } from './toActionResult.ts';
import { BANK_QUERIES } from './useRefreshBank.ts';
import { useRefresh } from './useRefresh.ts';

/** What a linked bank brings: its own three queries, purchases with their round-ups, a card's debt. */
const CHANGES: readonly Endpoint[] = [
  ...BANK_QUERIES,
  endpoints.getTransactions,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
];

export interface BankLink {
  /** Asks the server for a link token. */
  start: () => Promise<ActionResult>;
  /** Exchanges the consent to a bank of the sandbox for its accounts. */
  link: (institution: Pick<LinkInstitution, 'id'>) => Promise<BankLinkResult>;
}

/** Links a bank: the two calls of the contract, the second of them safe to repeat. */
export function useBankLink(): BankLink {
  const refresh = useRefresh();
  const linkToken = useRef('');

  const start = useCallback(async (): Promise<ActionResult> => {
    try {
      const answer = await request(endpoints.createLinkToken, { timeOutMs: WRITE_TIME_OUT_MS });
      linkToken.current = answer.linkToken;
      return { ok: true };
    } catch (error) {
      track({ name: 'bank_connection_failed' });
      return failure(error);
    }
  }, []);

  const exchange = useMemo(
    () =>
      moneyWrite((body: ExchangeTokenRequest, idempotencyKey: string) =>
        request(endpoints.exchangeToken, { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS }),
      ),
    [],
  );
  const link = useCallback(
    async ({ id }: Pick<LinkInstitution, 'id'>): Promise<BankLinkResult> => {
      const outcome = await exchange({ publicToken: sandboxPublicToken(id, linkToken.current) });
      // Where nobody knows how it ended, the server is asked what holds.
      if (outcome.status !== 'failed') void refresh(...CHANGES);
      return toLinkResult(outcome);
    },
    [exchange, refresh],
  );
  return { start, link };
}

/** Counts how it ended, and tells the dialog. */
function toLinkResult(outcome: WriteOutcome<ExchangeTokenAnswer>): BankLinkResult {
  switch (outcome.status) {
    case 'done':
      track({ name: 'bank_account_linked' });
      return { ok: true, accounts: outcome.answer.accounts };
    case 'failed':
      track({ name: 'bank_connection_failed' });
      return { ok: false, message: problemDetail(outcome.error) };
    case 'unknown':
      return { ok: false, unknown: true };
  }
}
