import {
  endpoints,
  isSandboxLinkToken,
  sandboxPublicToken,
  type Endpoint,
  type ExchangeTokenAnswer,
  type ExchangeTokenRequest,
} from '@dime-time/finance-core/contract';
import type { BankLinkResult, BankLinkStart, LinkInstitution } from '@dime-time/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '../analytics/index.ts';
import { forgetLinkToken, keepLinkToken, readBankReturn, type BankReturn } from './bankReturn.ts';
import { moneyWrite, WRITE_TIME_OUT_MS, type WriteOutcome } from '../cache/moneyWrite.ts';
import { openPlaidLink } from './openPlaidLink.ts';
import { problemDetail } from '../http/problemDetail.ts';
import { request } from '../http/request.ts';
import { failure } from '../cache/toActionResult.ts';
import { BANK_QUERIES } from './useRefreshBank.ts';
import { useRefresh } from '../cache/useRefresh.ts';

/** What a linked bank brings: its own three queries, purchases with their round-ups, a card's debt. */
const CHANGES: readonly Endpoint[] = [
  ...BANK_QUERIES,
  endpoints.getTransactions,
  endpoints.getBankItems,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getBankSuggestions,
];

export interface BankLink {
  /** Asks the server for a link token, with which the sandbox or Plaid's own window asks for the consent. */
  start: () => Promise<BankLinkStart>;
  /** Exchanges the consent to a bank of the sandbox for its accounts. */
  link: (institution: Pick<LinkInstitution, 'id'>) => Promise<BankLinkResult>;
  /** Whether a bank has sent its holder back to this page, with whom the first start goes on. */
  resuming: boolean;
}

/** Links a bank: the two calls of the contract, the second of them safe to repeat. */
export function useBankLink(): BankLink {
  const refresh = useRefresh();
  const linkToken = useRef('');
  const [returned] = useState(() => readBankReturn(window.location.href));
  const goesOn = useRef(returned !== undefined);

  const exchange = useMemo(
    () =>
      moneyWrite((body: ExchangeTokenRequest, idempotencyKey: string) =>
        request(endpoints.exchangeToken, { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS }),
      ),
    [],
  );
  const finish = useCallback(
    async (publicToken: string): Promise<BankLinkResult> => {
      const outcome = await exchange.write({ publicToken });
      // Where nobody knows how it ended, the server is asked what holds.
      if (outcome.status !== 'failed') void refresh(...CHANGES);
      return toLinkResult(outcome);
    },
    [exchange, refresh],
  );
  const link = useCallback(
    ({ id }: Pick<LinkInstitution, 'id'>) => finish(sandboxPublicToken(id, linkToken.current)),
    [finish],
  );

  const opened = useRef<AbortController>(null);
  // A page that goes away takes with it what is open over it.
  useEffect(() => () => opened.current?.abort(), []);
  const start = useCallback(async (): Promise<BankLinkStart> => {
    if (returned && goesOn.current) {
      goesOn.current = false;
      // A page that is loaded anew goes on with nothing.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      return {
        ok: true,
        ask: () => askPlaid(returned, (opened.current = new AbortController()).signal, finish),
      };
    }
    const { signal } = (opened.current = new AbortController());
    try {
      const answer = await request(endpoints.createLinkToken, { timeOutMs: WRITE_TIME_OUT_MS });
      linkToken.current = answer.linkToken;
    } catch (error) {
      track({ name: 'bank_connection_failed' });
      return failure(error);
    }
    if (isSandboxLinkToken(linkToken.current)) return { ok: true };
    return {
      ok: true,
      ask: () => askPlaid({ linkToken: linkToken.current }, signal, finish),
    };
  }, [finish, returned]);
  return { start, link, resuming: returned !== undefined };
}

/** What came of Plaid's window: nothing where it was left. */
async function askPlaid(
  { linkToken, address }: Pick<BankReturn, 'linkToken'> & Partial<BankReturn>,
  leave: AbortSignal,
  finish: (publicToken: string) => Promise<BankLinkResult>,
): Promise<BankLinkResult | undefined> {
  let publicToken: string | undefined;
  keepLinkToken(linkToken);
  try {
    publicToken = await openPlaidLink(linkToken, leave, address);
  } catch {
    track({ name: 'bank_connection_failed' });
    return { ok: false };
  } finally {
    forgetLinkToken();
  }
  return publicToken === undefined ? undefined : finish(publicToken);
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
