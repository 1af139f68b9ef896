import { SANDBOX_INSTITUTIONS } from '@dime-time/finance-core/contract';
import { dataOr, roundUpPurse } from '@dime-time/ui';
import { Banking } from '@dime-time/ui';
import { useMemo } from 'react';
import { useFeature } from '../cache/useQuery.ts';
import { config } from '../config/config.ts';
import { providerName } from '../config/providerName.ts';
import { useBankFinds, useDebts } from '../debts/index.ts';
import { useDashboardSummary } from '../round-ups/index.ts';
import { useUnlinkBank } from './mutations.ts';
import {
  useBankAccounts,
  useBankBalances,
  useBankItems,
  useBankTransactions,
  useRefreshBank,
} from './queries.ts';
import { useBankLink } from './useBankLink.ts';

export default function BankingPage() {
  const accounts = useBankAccounts();
  const balances = useBankBalances();
  const transactions = useBankTransactions();
  const items = useBankItems();
  const unlink = useUnlinkBank();
  const enabled = dataOr(useFeature('purse'), false);
  const summary = useDashboardSummary({ enabled });
  const debts = useDebts({ enabled });
  const finds = useBankFinds(summary, debts);
  const purse = useMemo(() => roundUpPurse(dataOr(summary, undefined)), [summary]);
  const refresh = useRefreshBank();
  const { start, link, resuming } = useBankLink();
  return (
    <Banking
      accounts={accounts}
      balances={balances}
      transactions={transactions}
      providerName={providerName(config.bankProvider)}
      institutions={SANDBOX_INSTITUTIONS}
      items={items}
      onUnlink={unlink}
      onRefresh={refresh}
      onStartLink={start}
      onLink={link}
      resuming={resuming}
      purse={purse}
      finds={finds}
    />
  );
}
