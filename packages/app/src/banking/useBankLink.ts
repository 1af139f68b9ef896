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
import {
  createIdempotentMutation,
  type MutationResult,
} from '../cache/createIdempotentMutation.ts';
import { useInvalidate } from '../cache/useInvalidate.ts';
import { problemDetail, toFailure } from '../http/httpError.ts';
import { request } from '../http/request.ts';
import { clearLinkToken, readBankReturn, storeLinkToken, type BankReturn } from './bankReturn.ts';
import { openPlaidLink } from './openPlaidLink.ts';
import { BANK_READS } from './queries.ts';

/** The reads that a new link invalidates: purchases with their round-ups, and a card’s debt. */
const LINK_READS: readonly Endpoint[] = [
  ...BANK_READS,
  endpoints.getTransactions,
  endpoints.getBankItems,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getBankSuggestions,
];

export interface BankLink {
  /** Requests a link token, with which the sandbox or Plaid Link asks for consent. */
  start: () => Promise<BankLinkStart>;
  /** Links a bank of the sandbox. */
  link: (institution: Pick<LinkInstitution, 'id'>) => Promise<BankLinkResult>;
  /** Whether a bank has redirected back to this page; the first `start` then continues that link. */
  resuming: boolean;
}

/** Links a bank: creates a link token, then exchanges the public token of the consent. */
export function useBankLink(): BankLink {
  const invalidate = useInvalidate();
  const linkToken = useRef('');
  const [returned] = useState(() => readBankReturn(window.location.href));
  const continues = useRef(returned !== undefined);

  const exchange = useMemo(
    () =>
      createIdempotentMutation((body: ExchangeTokenRequest, idempotencyKey: string) =>
        request(endpoints.exchangeToken, { body, idempotencyKey }),
      ),
    [],
  );
  const finish = useCallback(
    async (publicToken: string): Promise<BankLinkResult> => {
      const result = await exchange.mutate({ publicToken });
      // With an indeterminate outcome too: the refetched data shows what the server did.
      if (result.ok || result.unknown) void invalidate(...LINK_READS);
      return toLinkResult(result);
    },
    [exchange, invalidate],
  );
  const link = useCallback(
    ({ id }: Pick<LinkInstitution, 'id'>) => finish(sandboxPublicToken(id, linkToken.current)),
    [finish],
  );

  const opened = useRef<AbortController>(null);
  // Close Plaid’s window when the page unmounts.
  useEffect(() => () => opened.current?.abort(), []);
  const start = useCallback(async (): Promise<BankLinkStart> => {
    if (returned && continues.current) {
      continues.current = false;
      // A reloaded page must not continue the same link again.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      return {
        ok: true,
        ask: () => askPlaid(returned, (opened.current = new AbortController()).signal, finish),
      };
    }
    const { signal } = (opened.current = new AbortController());
    try {
      const answer = await request(endpoints.createLinkToken);
      linkToken.current = answer.linkToken;
    } catch (error) {
      track({ name: 'bank_connection_failed' });
      return toFailure(error);
    }
    if (isSandboxLinkToken(linkToken.current)) return { ok: true };
    return {
      ok: true,
      ask: () => askPlaid({ linkToken: linkToken.current }, signal, finish),
    };
  }, [finish, returned]);
  return { start, link, resuming: returned !== undefined };
}

/** Opens Plaid Link and exchanges its public token; `undefined` if the user closed it. */
async function askPlaid(
  { linkToken, address }: Pick<BankReturn, 'linkToken'> & Partial<BankReturn>,
  leave: AbortSignal,
  finish: (publicToken: string) => Promise<BankLinkResult>,
): Promise<BankLinkResult | undefined> {
  let publicToken: string | undefined;
  storeLinkToken(linkToken);
  try {
    publicToken = await openPlaidLink(linkToken, leave, address);
  } catch {
    track({ name: 'bank_connection_failed' });
    return { ok: false };
  } finally {
    clearLinkToken();
  }
  return publicToken === undefined ? undefined : finish(publicToken);
}

/** Tracks the result, and converts it for the dialog. */
function toLinkResult(result: MutationResult<ExchangeTokenAnswer>): BankLinkResult {
  if (result.ok) {
    track({ name: 'bank_account_linked' });
    return { ok: true, accounts: result.data.accounts };
  }
  if (result.unknown) return { ok: false, unknown: true };
  track({ name: 'bank_connection_failed' });
  return { ok: false, message: problemDetail(result.error) };
}
