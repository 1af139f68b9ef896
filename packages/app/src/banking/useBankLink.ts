import {
  endpoints,
  isSandboxLinkToken,
  sandboxPublicToken,
  type Endpoint,
  type ExchangeTokenAnswer,
  type ExchangeTokenRequest,
} from '@dime-time/finance-core/contract';
import {
  settle,
  type BankLinkResult,
  type BankLinkStart,
  type LinkInstitution,
} from '@dime-time/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '../analytics/index.ts';
import { createIdempotentMutation, type MutationResult } from '../cache/idempotentMutation.ts';
import { useSubmit } from '../cache/useMutation.ts';
import { problemDetail, toFailure } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';
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
  endpoints.getHistory,
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
  const submit = useSubmit(exchange, LINK_READS);
  const finish = useCallback(
    async (publicToken: string) => toLinkResult(await submit({ publicToken })),
    [submit],
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
    const created = request(endpoints.createLinkToken);
    const answer = await settle(
      created.then((data) => ({ ...data, ok: true as const })),
      toFailure,
    );
    if (!answer.ok) {
      track({ name: 'bank_connection_failed' });
      return answer;
    }
    linkToken.current = answer.linkToken;
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
