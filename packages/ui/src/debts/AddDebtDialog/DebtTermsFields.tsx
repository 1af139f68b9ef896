import type { Cents } from '@dime-time/finance-core';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import type { ReactNode } from 'react';
import { MoneyField } from '../../money/index.ts';
import { TextField } from '../../primitives/index.ts';
import { settledApr, type DebtTermsForm, type FormErrors } from './validateDebtTerms.ts';
import { OriginalWarning, TermsWarning } from './TermsWarning.tsx';
import { useWords } from '../../words/index.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import * as layout from '../../internal/form.css.ts';

export interface DebtTermsFieldsProps {
  /** The typed values. */
  form: DebtTermsForm;
  /** The errors, by field. */
  errors: FormErrors<DebtTermsForm>;
  /** Called on every change. */
  onChange: (change: Partial<DebtTermsForm>) => void;
  /** The field of the current balance, shown before the original one. */
  balance?: ReactNode;
  /** A hint for the original balance. */
  originalHint?: string | undefined;
  /** What is owed, used to warn about a minimum payment below the interest. */
  owed: Cents | undefined;
  /**
   * Whether to warn of it: not where the lender’s rule or a promotion decides.
   * @default true
   */
  warnsOfMinimum?: boolean;
  /**
   * Whether there is a field for the minimum: not where the lender’s rule works it out.
   * @default true
   */
  hasMinimum?: boolean;
}

/**
 * The fields that describe a debt: its name, number, original balance, minimum, rate and due day.
 */
export function DebtTermsFields({
  form,
  errors,
  onChange,
  balance,
  originalHint,
  owed,
  warnsOfMinimum = true,
  hasMinimum = true,
}: DebtTermsFieldsProps) {
  const words = useWords(debtTermsFieldsWords);
  const field = (name: keyof DebtTermsForm) => ({
    value: form[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errors[name],
  });
  const original = (
    <MoneyField label={words.original} description={originalHint} {...field('originalBalance')} />
  );
  return (
    <>
      <TextField
        label={words.name}
        required
        placeholder={words.namePlaceholder}
        {...field('name')}
        onBlur={() => onChange({ name: maskCardNumbers(form.name) })}
      />
      <TextField
        label={words.account}
        description={words.accountDescription}
        autoComplete="off"
        {...field('accountNumber')}
        onBlur={() => onChange({ accountNumber: maskAccountNumber(form.accountNumber) })}
      />
      {balance === undefined ? (
        original
      ) : (
        <div className={layout.pair}>
          {balance}
          {original}
        </div>
      )}
      <OriginalWarning form={form} owed={owed} />
      <div className={layout.pair}>
        {hasMinimum && <MoneyField label={words.minimum} required {...field('minimumPayment')} />}
        <TextField
          label={words.rate}
          required
          inputMode="decimal"
          placeholder="24.99"
          suffix={words.rateSuffix}
          {...field('interestRate')}
          onBlur={() => onChange({ interestRate: settledApr(form.interestRate) })}
        />
      </div>
      {warnsOfMinimum && <TermsWarning form={form} owed={owed} />}
      <TextField
        label={words.due}
        required
        inputMode="numeric"
        placeholder="15"
        {...field('dueDate')}
      />
    </>
  );
}
