import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import {
  Button,
  Card,
  type Loadable,
  LoadablePanel,
  Section,
  Skeleton,
  Stack,
} from '../../primitives/index.ts';
import { useShowMore } from '../../internal/useShowMore.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { paymentHistory } from '../PaymentHistory/PaymentHistory.model.ts';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { PaymentList } from '../PaymentHistory/PaymentList.tsx';
import { debtPageWords } from '../words/debtPage.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';

export interface DebtPaymentsProps {
  debt: Debt;
  payments: Loadable<readonly Payment[]>;
  timeZone: string;
  undoablePayments: ReadonlySet<string> | undefined;
  onUndoPayment: UndoPaymentAction | undefined;
}

/** The payments on a debt, those from round-ups among them. */
export function DebtPayments({ payments, ...list }: DebtPaymentsProps) {
  const { payments: title } = useWords(debtPageWords);
  const { error } = useWords(paymentHistoryWords);
  return (
    <Card data-part="debt-page-payments">
      <Section id="payments" title={title}>
        <LoadablePanel
          value={payments}
          errorTitle={error}
          skeleton={<Skeleton shape="block" height="12rem" />}
        >
          {(data) => <Shown payments={data} {...list} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

interface ShownProps extends Omit<DebtPaymentsProps, 'payments'> {
  payments: readonly Payment[];
}

function Shown({ debt, payments, timeZone, undoablePayments, onUndoPayment }: ShownProps) {
  const words = useWords(debtPageWords);
  const historyWords = useWords(paymentHistoryWords);
  const formats = useFormats();
  const model = useMemo(
    () => paymentHistory(payments, debt, timeZone, historyWords, formats, undoablePayments),
    [payments, debt, timeZone, historyWords, formats, undoablePayments],
  );
  const { shown, next, showMore } = useShowMore(model.rows);
  return (
    <Stack gap={4}>
      <PaymentList model={model} name={debt.name} rows={shown} onUndo={onUndoPayment} />
      {next > 0 && (
        <Button data-part="debt-page-show-more" variant="soft" onClick={showMore}>
          {words.showMore({ count: `${next}` })}
        </Button>
      )}
    </Stack>
  );
}
