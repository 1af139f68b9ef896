import { SANDBOX_INSTITUTIONS } from '@dime-time/finance-core/contract';
import { dataOr, roundUpPurse } from '@dime-time/ui';
import { Banking } from '@dime-time/ui/screens/Banking';
import { useMemo } from 'react';
import { config } from '../config/config.ts';
import { useBankAccounts } from './useBankAccounts.ts';
import { useBankBalances } from './useBankBalances.ts';
import { useBankFinds } from '../debts/useBankFinds.ts';
import { useBankItems, useUnlinkBank } from './useBankItems.ts';
import { useBankLink } from './useBankLink.ts';
import { useBankTransactions } from './useBankTransactions.ts';
import { useDashboardSummary } from '../round-ups/useDashboardSummary.ts';
import { useDebts } from '../debts/useDebts.ts';
import { useFeature } from '../cache/useFeature.ts';
import { useRefreshBank } from './useRefreshBank.ts';
import { providerName } from '../config/providerName.ts';
import { useClock } from '../shell/useClock.ts';

export default function BankingPage() {
  const accounts = useBankAccounts();
  const balances = useBankBalances();
  const transactions = useBankTransactions();
  const items = useBankItems();
  const unlink = useUnlinkBank();
  const { timeZone } = useClock();
  const wanted = dataOr(useFeature('purse'), false);
  const summary = useDashboardSummary({ wanted });
  const debts = useDebts({ wanted });
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
      timeZone={timeZone}
      onRefresh={refresh}
      onStartLink={start}
      onLink={link}
      resuming={resuming}
      purse={purse}
      finds={finds}
    />
  );
}
