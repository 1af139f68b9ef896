import { dataOr } from '@dime-time/ui';
import { Transactions } from '@dime-time/ui';
import { useFeature } from '../cache/useQuery.ts';
import { useDebts, usePayments } from '../debts/index.ts';
import { useAddTransaction } from './mutations.ts';
import { useOlderTransactions, useTransactions, useTransactionTotal } from './queries.ts';

export default function TransactionsPage() {
  const transactions = useTransactions();
  const total = useTransactionTotal();
  const loadOlder = useOlderTransactions();
  const payments = usePayments();
  const debts = useDebts();
  const addTransaction = useAddTransaction();
  const refundsOffered = dataOr(useFeature('purse'), false);
  const addTransactionOffered = useFeature('transactions.create');
  return (
    <Transactions
      transactions={transactions}
      total={total}
      onLoadOlder={loadOlder}
      paid={{ payments, debts }}
      onAddTransaction={addTransaction}
      addTransactionOffered={addTransactionOffered}
      refundsOffered={refundsOffered}
    />
  );
}
