import { addCents, ZERO_CENTS, type CalendarDay, type DatedPayment } from '@dime-time/finance-core';
import type { BalanceReason, Debt } from '@dime-time/finance-core/contract';
import { useState, type FormEvent } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { errorsOf, useFormErrors } from '../../internal/useFormErrors.ts';
import {
  Button,
  type Choice,
  ChoiceGroup,
  DateField,
  DialogFooter,
  Text,
} from '../../primitives/index.ts';
import { Money, MoneyField } from '../../money/index.ts';
import { BalanceDifference } from './BalanceDifference.tsx';
import { balanceAfter, checkBalanceForm, type BalanceForm as Texts } from './EditDebtForm.model.ts';
import { useEdit } from './useEdit.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { balanceFormWords } from '../words/balanceForm.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import type { BalanceFormWords } from '../../words/subjects/debts/balanceForm.ts';
import * as layout from '../../internal/form.css.ts';

export interface BalanceFormProps {
  debt: Debt;
  /** Today’s date. */
  today: CalendarDay;
  /** The payments on it; `undefined` while they are unknown. */
  payments: readonly DatedPayment[] | undefined;
  onCorrectBalance: DebtEditing['onCorrectBalance'];
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the change was made or canceled. */
  onClose: () => void;
}

function reasons(words: BalanceFormWords): readonly Choice<BalanceReason>[] {
  return [
    { value: 'interest', label: words.reasonInterest },
    { value: 'purchases', label: words.reasonPurchases },
    {
      value: 'correction',
      label: words.reasonCorrection,
      detail: words.reasonCorrectionDetail,
    },
  ];
}

/** Sets the balance of a debt to that of a statement, as a separate entry in its records. */
export function BalanceForm({
  debt,
  today,
  payments,
  onCorrectBalance,
  onPendingChange,
  onClose,
}: BalanceFormProps) {
  const words = useWords(balanceFormWords);
  const terms = useWords(debtTermsFieldsWords);
  const formats = useFormats();
  const [form, setForm] = useState<Texts>({ amount: '', day: today, reason: '' });
  const [pending, make] = useEdit(onPendingChange, onClose);
  const known = { ...debt, payments };
  const check = () => checkBalanceForm(form, known, today, words, terms, formats);
  const { errors, showErrors, formRef } = useFormErrors(() => errorsOf(check()));
  const after = balanceAfter(form, known);
  const change = (changed: Partial<Texts>) => setForm((last) => ({ ...last, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    showErrors(errorsOf(checked));
    if (!checked.ok) return;
    make({
      send: () => onCorrectBalance(debt.id, checked.value),
      done: after?.more === 0 ? words.unchanged : words.done,
      failed: words.failed,
    });
  };
  return (
    <form
      data-part="edit-debt-dialog-balance-form"
      ref={formRef}
      className={layout.form}
      noValidate
      onSubmit={submit}
    >
      <BalanceNow debt={debt} />
      <div className={layout.pair}>
        <MoneyField
          label={words.amount}
          required
          value={form.amount}
          onChange={(amount) => change({ amount })}
          error={errors.amount}
        />
        <DateField
          label={words.day}
          description={words.dayDescription}
          required
          max={today}
          value={form.day}
          onChange={(day) => change({ day })}
          error={errors.day}
        />
      </div>
      <ChoiceGroup
        label={words.reason}
        required
        layout="list"
        options={reasons(words)}
        value={form.reason || undefined}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      {after && (
        <BalanceDifference
          after={after}
          reason={form.reason}
          refused={errors.reason !== undefined}
        />
      )}
      <DialogFooter>
        <Button
          data-part="edit-debt-dialog-cancel"
          variant="outline"
          tone="neutral"
          disabled={pending}
          onClick={onClose}
        >
          {words.cancel}
        </Button>
        <Button
          data-part="edit-debt-dialog-submit"
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

/** The recorded balance, its date, and the estimated interest since then. */
function BalanceNow({ debt }: { debt: Debt }) {
  const words = useWords(balanceFormWords);
  const formats = useFormats();
  const { currentBalance, balanceAsOf, paidSince = ZERO_CENTS, estimatedInterest, pastDue } = debt;
  const amount = <Money amount={currentBalance} />;
  const day = balanceAsOf && formats.dayInText(balanceAsOf);
  return (
    <Text data-part="edit-debt-dialog-balance" tone="muted">
      {day === undefined || (paidSince > 0 && currentBalance === 0)
        ? rich(words.current, { amount })
        : paidSince === 0
          ? rich(words.currentAsOf, { amount, day })
          : rich(words.currentSince, {
              amount,
              day,
              balance: <Money amount={addCents(currentBalance, paidSince)} />,
              paid: <Money amount={paidSince} />,
            })}
      {estimatedInterest !== undefined && estimatedInterest > 0 && (
        <> {rich(words.interest, { amount: <Money amount={estimatedInterest} /> })}</>
      )}
      {pastDue !== undefined && pastDue > 0 && (
        <> {rich(words.pastDue, { amount: <Money amount={pastDue} /> })}</>
      )}
    </Text>
  );
}
