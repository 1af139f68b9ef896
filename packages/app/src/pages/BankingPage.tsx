import { SANDBOX_INSTITUTIONS } from '@dime-time/finance-core/contract';
import { dataOr, roundUpPurse } from '@dime-time/ui';
import { Banking } from '@dime-time/ui';
import { useMemo } from 'react';
import { config } from '../config.ts';
import { useBankAccounts } from '../data/useBankAccounts.ts';
import { useBankBalances } from '../data/useBankBalances.ts';
import { useBankFinds } from '../data/useBankFinds.ts';
import { useBankItems, useUnlinkBank } from '../data/useBankItems.ts';
import { useBankLink } from '../data/useBankLink.ts';
import { useBankTransactions } from '../data/useBankTransactions.ts';
import { useDashboardSummary } from '../data/useDashboardSummary.ts';
import { useDebts } from '../data/useDebts.ts';
import { useFeature } from '../data/useFeature.ts';
import { useRefreshBank } from '../data/useRefreshBank.ts';
import { providerName } from '../providerName.ts';
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
