import { toDecimalString, parseTypedAmount, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { validateExtraPayment } from '@dime-time/finance-core/validation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  type ActionResult,
  Button,
  DialogFooter,
  isIndeterminate,
  SelectField,
  Stack,
  useCanceledNotice,
  useNotice,
  useSingleFlight,
} from '../../primitives/index.ts';
import {
  exceedsAvailable,
  isSamePayment,
  payableDebts,
  sourceOf,
  type DebtPayment,
  type EnteredAmount,
  type UnconfirmedPayment,
} from '../debtPayment.ts';
import { usePaymentWords } from '../usePaymentWords.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { MoneyField, useMoneyText } from '../../money/index.ts';
import { PaymentReview } from '../PaymentReview/PaymentReview.tsx';
import { UnknownPayments } from '../UnknownPayment/UnknownPayments.tsx';
import { useHeldPayment } from '../UnknownPayment/useUnconfirmedPayments.ts';
import { PaymentPresets } from './PaymentPresets.tsx';
import { PaymentSourceLine } from './PaymentSourceLine.tsx';
import { aboveWaiting } from './ExtraPaymentDialog.model.ts';
import { useWords } from '../../words/index.ts';
import { extraPaymentFormWords } from '../words/extraPaymentForm.ts';
import * as styles from './ExtraPaymentDialog.css.ts';

/** Pays an amount on a debt and returns the result. */
export type PayAction = (payment: DebtPayment) => Promise<ActionResult>;

/** The dialog’s initial values. */
export interface ExtraPaymentInitial {
  /** The debt chosen initially. */
  debtId?: string | undefined;
  /** The amount filled in initially. */
  amount?: Cents | undefined;
  /**
   * Whether that amount comes from the waiting round-ups.
   * @default 'manual'
   */
  source?: DebtPayment['source'];
}

export interface ExtraPaymentFormProps {
  /** The household's debts. */
  debts: readonly Debt[];
  /** The round-up balance, if known. */
  totalRoundUps: Cents | undefined;
  /** The purse that 'Use Round-ups' draws on, if the server keeps one. */
  purse: RoundUpPurse | undefined;
  /** The initial values. */
  initial: ExtraPaymentInitial;
  /** Pays, or sends an unconfirmed payment again. */
  onPay: (payment: UnconfirmedPayment) => Promise<ActionResult>;
  /** Unconfirmed payments. */
  unanswered: readonly UnconfirmedPayment[];
  /** Called when a payment starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when a payment succeeded or was canceled. */
  onClose: () => void;
}

/** The dialog’s form; it is mounted again for each opening, which resets it. */
export function ExtraPaymentForm({
  debts,
  totalRoundUps,
  purse,
  initial,
  onPay,
  unanswered,
  onPendingChange,
  onClose,
}: ExtraPaymentFormProps) {
  const notice = useNotice();
  const showCanceled = useCanceledNotice();
  const words = useWords(extraPaymentFormWords);
  const texts = usePaymentWords();
  const money = useMoneyText();
  const debtField = useRef<HTMLButtonElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const payable = payableDebts(debts);
  const onlyDebt = payable.length === 1 ? payable[0]?.id : undefined;
  const [debtId, setDebtId] = useState(initial.debtId ?? onlyDebt);
  const [entered, setEntered] = useState<EnteredAmount>({
    text: initial.amount === undefined ? '' : toDecimalString(initial.amount),
    requested: initial.source,
  });
  const { text: amount } = entered;
  const source = sourceOf(entered, purse);
  const [reviewed, setReviewed] = useState<UnconfirmedPayment>();
  const { held, request, release } = useHeldPayment(unanswered);
  const wasReviewing = useRef(false);
  const [refused, setRefused] = useState<string>();
  const debt = payable.find((each) => each.id === debtId);
  const enter = (next: EnteredAmount) => {
    setEntered(next);
    setRefused(undefined);
    release();
  };
  useEffect(() => {
    if (wasReviewing.current && !reviewed) amountField.current?.focus();
    wasReviewing.current = reviewed !== undefined;
  }, [reviewed]);
  const [pending, pay] = useSingleFlight(async (payment: UnconfirmedPayment) => {
    onPendingChange(true);
    release();
    const result = await onPay(payment);
    onPendingChange(false);
    setReviewed(undefined);
    if (isIndeterminate(result)) return;
    if (!result.ok) {
      const message = (result.notSent && result.message) || words.failed;
      return notice({ title: words.failedTitle, message, variant: 'destructive' });
    }
    const message = texts.paid(words.done, purse, result.undo);
    if (result.canceled) showCanceled();
    else notice({ title: words.doneTitle, message, variant: 'default' }, result.undo);
    // Closing would hide other unconfirmed payments.
    if (unanswered.every((each) => isSamePayment(each, payment))) return onClose();
    setEntered((last) =>
      parseTypedAmount(last.text) === payment.amount ? { text: '', requested: 'manual' } : last,
    );
  });
  const proceed = (payment: UnconfirmedPayment) =>
    payment.source !== 'roundup' && exceedsAvailable(payment.amount, purse)
      ? setReviewed(payment)
      : pay(payment);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = validateExtraPayment({ debtId: debtId ?? '', amount }, payable);
    if (checked.ok) {
      const { value } = checked;
      if (source !== 'roundup') return request(value, proceed);
      if (!purse || value.amount <= purse.waiting) return request({ ...value, source }, proceed);
      setRefused('waiting');
      return amountField.current?.focus();
    }
    notice({ title: words.invalidTitle, message: words.invalid, variant: 'destructive' });
    setRefused(checked.field);
    (checked.field === 'debtId' ? debtField : amountField).current?.focus();
  };
  if (reviewed && purse?.account?.available !== undefined) {
    return (
      <PaymentReview
        amount={reviewed.amount}
        debtName={debt?.name ?? ''}
        account={purse.account}
        available={purse.account.available}
        paidLately={purse.paidLately}
        pending={pending}
        onConfirm={() => pay(reviewed)}
        onEdit={() => setReviewed(undefined)}
      />
    );
  }
  return (
    <form
      data-part="extra-payment-dialog-form"
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      <SelectField
        ref={debtField}
        label={words.debt}
        required
        placeholder={words.debtPlaceholder}
        options={payable.map((each) => ({
          value: each.id,
          label: each.name,
          detail: words.debtDetail({ amount: money(each.currentBalance) }),
        }))}
        value={debt?.id}
        onChange={(id) => {
          setDebtId(id);
          setRefused(undefined);
          release();
        }}
        error={refused === 'debtId' && words.debtError}
        description={debt && words.debtDescription({ amount: money(debt.currentBalance) })}
      />
      <Stack gap={3}>
        <MoneyField
          ref={amountField}
          label={words.amount}
          required
          value={amount}
          onChange={(text) => enter({ text, requested: entered.requested, isTyped: true })}
          description={
            purse && (
              <PaymentSourceLine
                purse={purse}
                source={source}
                exceeds={source !== entered.requested}
              />
            )
          }
          error={
            (refused === 'amount' && debt && texts.amountRange(debt.currentBalance)) ||
            (refused === 'waiting' && purse && aboveWaiting(purse.waiting, money, words))
          }
          {...(debt ? { max: debt.currentBalance } : {})}
        />
        <PaymentPresets
          debt={debt}
          roundUps={purse?.waiting ?? totalRoundUps}
          fromPurse={purse !== undefined}
          disabled={pending}
          onChoose={(text, requested) => enter({ text, requested })}
        />
      </Stack>
      <UnknownPayments
        payments={unanswered}
        debtNameOf={(id) => debts.find((each) => each.id === id)?.name}
        pending={pending}
        held={held}
        onRetry={pay}
      />
      <DialogFooter>
        <Button
          data-part="extra-payment-dialog-cancel"
          variant="outline"
          tone="neutral"
          disabled={pending}
          onClick={onClose}
        >
          {words.cancel}
        </Button>
        <Button
          data-part="extra-payment-dialog-submit"
          type="submit"
          pending={pending}
          pendingLabel={words.pending}
        >
          {words.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
