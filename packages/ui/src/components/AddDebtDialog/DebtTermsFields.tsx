import type { Cents } from '@dime-time/finance-core';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validate';
import type { ReactNode } from 'react';
import { MoneyField } from '../MoneyField/index.ts';
import { TextField } from '../TextField/index.ts';
import { settledApr, type DebtTermsForm, type FormErrors } from './debtForm.model.ts';
import { OriginalWarning, TermsWarning } from './TermsWarning.tsx';
import * as styles from './AddDebtDialog.css.ts';

export interface DebtTermsFieldsProps {
  /** What is typed. */
  form: DebtTermsForm;
  /** What is wrong with it, field by field. */
  errors: FormErrors<DebtTermsForm>;
  /** Hears every change. */
  onChange: (change: Partial<DebtTermsForm>) => void;
  /** Whether nothing can be typed now. */
  disabled: boolean;
  /** Stands before the original balance: the field of the current one. */
  balance?: ReactNode;
  /** What helps with the original balance. */
  originalHint?: string | undefined;
  /** What is owed, so that a minimum payment below the interest can be warned of. */
  owed: Cents | undefined;
}

/** The fields of what describes a debt: its name, number, original balance, minimum, rate and due day. */
export function DebtTermsFields({
  form,
  errors,
  onChange,
  disabled,
  balance,
  originalHint,
  owed,
}: DebtTermsFieldsProps) {
  const field = (name: keyof DebtTermsForm) => ({
    value: form[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errors[name],
    disabled,
  });
  const original = (
    <MoneyField label="Original balance" description={originalHint} {...field('originalBalance')} />
  );
  return (
    <>
      <TextField
        label="Name"
        required
        placeholder="Everyday Visa"
        {...field('name')}
        onBlur={() => onChange({ name: maskCardNumbers(form.name) })}
      />
      <TextField
        label="Account number"
        description="Optional. Last four digits only."
        autoComplete="off"
        {...field('accountNumber')}
        onBlur={() => onChange({ accountNumber: maskAccountNumber(form.accountNumber) })}
      />
      {balance === undefined ? (
        original
      ) : (
        <div className={styles.pair}>
          {balance}
          {original}
        </div>
      )}
      <OriginalWarning form={form} owed={owed} />
      <div className={styles.pair}>
        <MoneyField label="Minimum payment" required {...field('minimumPayment')} />
        <TextField
          label="Interest rate"
          required
          inputMode="decimal"
          placeholder="24.99"
          suffix="% APR"
          {...field('interestRate')}
          onBlur={() => onChange({ interestRate: settledApr(form.interestRate) })}
        />
      </div>
      <TermsWarning form={form} owed={owed} />
      <TextField
        label="Due day of the month"
        required
        inputMode="numeric"
        placeholder="15"
        {...field('dueDate')}
      />
    </>
  );
}
