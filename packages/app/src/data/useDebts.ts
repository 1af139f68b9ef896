import { endpoints, type Debt } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from './usePanel.ts';

/** The household's debts. */
export function useDebts(): Loadable<Debt[]> {
  return usePanel(endpoints.getDebts);
}
