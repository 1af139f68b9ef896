import {
  endpoints,
  type BankAccount,
  type BankBalance,
  type BankItem,
  type BankTransaction,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { dataOr, type ActionResult, type Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useFeature, useQuery } from '../cache/useQuery.ts';
import { useInvalidate, queryKey } from '../cache/cacheState.ts';
import { errorMessage } from '../http/httpError.ts';

/** The three reads of the banking page. */
export const BANK_READS: readonly Endpoint[] = [
  endpoints.getBankAccounts,
  endpoints.getBankBalances,
  endpoints.getBankTransactions,
];

/** The linked bank accounts. */
export function useBankAccounts(): Loadable<BankAccount[]> {
  return useQuery(endpoints.getBankAccounts);
}

/** The balances of the linked accounts. */
export function useBankBalances(): Loadable<BankBalance[]> {
  return useQuery(endpoints.getBankBalances);
}

/** The transactions of the linked accounts, as the bank reports them. */
export function useBankTransactions(): Loadable<BankTransaction[]> {
  return useQuery(endpoints.getBankTransactions);
}

/** The links to banks; `undefined` if the server does not support removing them. */
export function useBankItems(): Loadable<BankItem[]> | undefined {
  const isSupported = dataOr(useFeature('bank.unlink'), false);
  const items = useQuery(endpoints.getBankItems, { enabled: isSupported });
  return isSupported ? items : undefined;
}

/** Refetches the three reads of the banking page; fails if any of them fails. */
export function useRefreshBank(): () => Promise<ActionResult> {
  const { cache } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(async () => {
    await invalidate(...BANK_READS);
    // A failed refetch does not reject: SWR stores its error beside the previous data.
    const error = BANK_READS.map((endpoint): unknown => cache.get(queryKey(endpoint))?.error).find(
      (each) => each !== undefined,
    );
    return error === undefined ? { ok: true } : { ok: false, message: errorMessage(error) };
  }, [cache, invalidate]);
}
