import { parseTypedAmount, toDecimalString, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { notices, validateExtraPayment } from '@dime-time/finance-core/validate';
import { useRef, useState, type FormEvent } from 'react';
import type { ActionResult } from '../../actionResult.ts';
import { amountWanted } from '../../amountWanted.ts';
import { isSamePayment, type DebtPayment } from '../../debtPayment.ts';
import { useMoneyText } from '../../useMoneyText.ts';
import { useNotice } from '../../useNotice.ts';
import { useSingleFlight } from '../../useSingleFlight.ts';
import { isUntold } from '../../useUnanswered.ts';
import { Button } from '../Button/index.ts';
import { DialogFooter } from '../Dialog/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { UnknownPayment } from '../UnknownPayment/index.ts';
import { PaymentPresets } from './PaymentPresets.tsx';
import { payableDebts } from './ExtraPaymentDialog.model.ts';
import * as styles from './ExtraPaymentDialog.css.ts';

/** Pays an amount on a debt, and tells how that went. */
export type PayAction = (payment: DebtPayment) => Promise<ActionResult>;

/** What the dialog opens with. */
export interface ExtraPaymentStart {
  /** The debt that is chosen already. */
  debtId?: string | undefined;
  /** The amount that is filled in already. */
  amount?: Cents | undefined;
}

export interface ExtraPaymentFormProps {
  /** The household's debts. */
  debts: readonly Debt[];
  /** The balance of round-ups, where it is known. */
  totalRoundUps: Cents | undefined;
  /** What it opens with. */
  start: ExtraPaymentStart;
  /** Pays. */
  onPay: PayAction;
  /** The payments that were sent and not answered. */
  unanswered: readonly DebtPayment[];
  /** Hears whether a payment is under way. */
  onPendingChange: (pending: boolean) => void;
  /** Hears that a payment went through, or that nobody wanted one. */
  onClose: () => void;
}

/** The form of the dialog; it is mounted anew for each opening, which is what resets it. */
export function ExtraPaymentForm({
  debts,
  totalRoundUps,
  start,
  onPay,
  unanswered,
  onPendingChange,
  onClose,
}: ExtraPaymentFormProps) {
  const notice = useNotice();
  const money = useMoneyText();
  const debtField = useRef<HTMLButtonElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const payable = payableDebts(debts);
  const onlyDebt = payable.length === 1 ? payable[0]?.id : undefined;
  const [debtId, setDebtId] = useState(start.debtId ?? onlyDebt);
  const [amount, setAmount] = useState(
    start.amount === undefined ? '' : toDecimalString(start.amount),
  );
  const [refused, setRefused] = useState<string>();
  const debt = payable.find((each) => each.id === debtId);
  const enter = (text: string) => {
    setAmount(text);
    setRefused(undefined);
  };

  const [pending, pay] = useSingleFlight(async (payment: DebtPayment) => {
    onPendingChange(true);
    const result = await onPay(payment);
    onPendingChange(false);
    if (isUntold(result)) return;
    if (!result.ok) {
      const why = result.untried ? result.message : undefined;
      return notice({ ...notices.paymentFailed, ...(why && { message: why }) });
    }
    notice(notices.paymentProcessed, result.undo);
    // Closing would hide the others that nobody has answered yet.
    if (unanswered.every((each) => isSamePayment(each, payment))) return onClose();
    setAmount((last) => (parseTypedAmount(last) === payment.amount ? '' : last));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = validateExtraPayment({ debtId: debtId ?? '', amount }, payable);
    if (checked.ok) return pay(checked.value);
    notice(checked.notice);
    setRefused(checked.field);
    (checked.field === 'debtId' ? debtField : amountField).current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        triggerRef={debtField}
        label="Debt"
        required
        placeholder="Choose a debt"
        items={payable.map((each) => ({
          value: each.id,
          label: each.name,
          detail: `${money(each.currentBalance)} left`,
        }))}
        value={debt?.id}
        onChange={(id) => {
          setDebtId(id);
          setRefused(undefined);
        }}
        disabled={pending}
        error={refused === 'debtId' && 'Choose which debt to pay.'}
        description={debt && `${money(debt.currentBalance)} left to pay`}
      />
      <div className={styles.amount}>
        <MoneyField
          ref={amountField}
          label="Amount"
          required
          value={amount}
          onChange={enter}
          disabled={pending}
          error={refused === 'amount' && debt && amountWanted(debt.currentBalance, money)}
          {...(debt ? { max: debt.currentBalance } : {})}
        />
        <PaymentPresets
          debt={debt}
          totalRoundUps={totalRoundUps}
          disabled={pending}
          onChoose={enter}
        />
      </div>
      {unanswered.map((payment) => (
        <UnknownPayment
          key={`${payment.debtId} ${payment.amount}`}
          amount={payment.amount}
          debtName={debts.find(({ id }) => id === payment.debtId)?.name}
          retrying={pending}
          onRetry={() => pay(payment)}
        />
      ))}
      <DialogFooter>
        <Button variant="outline" tone="neutral" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Processing">
          Make Payment
        </Button>
      </DialogFooter>
    </form>
  );
}
