import { dataOr } from '@dime-time/ui';
import { Transactions } from '@dime-time/ui';
import { useDebts } from '../data/useDebts.ts';
import { useFeature } from '../data/useFeature.ts';
import { useOlderTransactions } from '../data/useOlderTransactions.ts';
import { usePayments } from '../data/usePayments.ts';
import {
  useAddTransaction,
  useTransactions,
  useTransactionTotal,
} from '../data/useTransactions.ts';
import { useClock } from '../shell/useClock.ts';

export default function TransactionsPage() {
  const transactions = useTransactions();
  const total = useTransactionTotal();
  const loadOlder = useOlderTransactions();
  const payments = usePayments();
  const debts = useDebts();
  const addTransaction = useAddTransaction();
  const refundsOffered = dataOr(useFeature('purse'), false);
  const addTransactionOffered = useFeature('transactions.create');
  const { asOf, timeZone } = useClock();
  return (
    <Transactions
      transactions={transactions}
      total={total}
      onLoadOlder={loadOlder}
      paid={{ payments, debts }}
      asOf={asOf}
      timeZone={timeZone}
      onAddTransaction={addTransaction}
      addTransactionOffered={addTransactionOffered}
      refundsOffered={refundsOffered}
    />
  );
}
