import { useFeature } from '../cache/useQuery.ts';

/** Returns the address of a debt’s page, where the server has a history; `undefined` where it has none. */
export function useDebtHref(): ((debtId: string) => string) | undefined {
  const offered = useFeature('history');
  return offered.status === 'ready' && offered.data ? debtHref : undefined;
}

function debtHref(debtId: string): string {
  return `/debts/${encodeURIComponent(debtId)}`;
}
