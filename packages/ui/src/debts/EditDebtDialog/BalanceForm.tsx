import { formatDay, type CalendarDay } from '@dime-time/finance-core';
import type { BalanceReason, Debt } from '@dime-time/finance-core/contract';
import { useState, type FormEvent } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { useErrorFocus } from '../../internal/useErrorFocus.ts';
import type { FormErrors } from '../AddDebtDialog/debtForm.model.ts';
import {
  Button,
  type Choice,
  ChoiceGroup,
  DayField,
  DialogFooter,
  Text,
} from '../../primitives/index.ts';
import { Money, MoneyField } from '../../money/index.ts';
import { checkBalanceForm, type BalanceForm as Texts } from './EditDebtForm.model.ts';
import { useEdit } from './useEdit.ts';
import * as layout from '../../internal/form.css.ts';

export interface BalanceFormProps {
  debt: Debt;
  /** Today’s date. */
  today: CalendarDay;
  onCorrectBalance: DebtEditing['onCorrectBalance'];
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the change was made or canceled. */
  onClose: () => void;
}

const REASONS: readonly Choice<BalanceReason>[] = [
  { value: 'interest', label: 'Interest or fees' },
  { value: 'purchases', label: 'New purchases' },
  {
    value: 'correction',
    label: 'The amount was wrong',
    detail: 'Doesn’t count as paid off. The original balance is corrected too.',
  },
];

/** Sets the balance of a debt to that of a statement, as a separate entry in its records. */
export function BalanceForm({
  debt,
  today,
  onCorrectBalance,
  onPendingChange,
  onClose,
}: BalanceFormProps) {
  const [form, setForm] = useState<Texts>({ amount: '', day: today, reason: '' });
  const [errors, setErrors] = useState<FormErrors<Texts>>({});
  const formRef = useErrorFocus(errors);
  const [pending, make] = useEdit(onPendingChange, onClose);
  const change = (changed: Partial<Texts>) => setForm((last) => ({ ...last, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkBalanceForm(form, { today, latest: debt.balanceAsOf });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    make({
      send: () => onCorrectBalance(debt.id, checked.value),
      done: 'Balance Corrected',
      failed: 'Balance Not Corrected',
    });
  };
  return (
    <form ref={formRef} className={layout.form} noValidate onSubmit={submit}>
      <BalanceNow debt={debt} />
      <div className={layout.pair}>
        <MoneyField
          label="Statement balance"
          required
          value={form.amount}
          onChange={(amount) => change({ amount })}
          error={errors.amount}
        />
        <DayField
          label="Statement date"
          description="We’ll subtract any payments made after this date."
          required
          max={today}
          value={form.day}
          onChange={(day) => change({ day })}
          error={errors.day}
        />
      </div>
      <ChoiceGroup
        label="Why did the balance change?"
        required
        layout="list"
        options={REASONS}
        value={form.reason || undefined}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <DialogFooter>
        <Button variant="outline" tone="neutral" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Correct Balance
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The recorded balance, its date, and the estimated interest since then. */
function BalanceNow({ debt }: { debt: Debt }) {
  const { currentBalance, balanceAsOf, estimatedInterest } = debt;
  return (
    <Text tone="muted">
      Current balance: <Money amount={currentBalance} />
      {balanceAsOf !== undefined && ` as of ${formatDay(balanceAsOf)}`}.
      {estimatedInterest !== undefined && estimatedInterest > 0 && (
        <>
          {' '}
          About <Money amount={estimatedInterest} /> of interest (our estimate) has been added since
          then and isn’t included.
        </>
      )}
    </Text>
  );
}
