import type { DebtRequest } from '@dime-time/finance-core/contract';
import { useState, type FormEvent } from 'react';
import {
  type ActionResult,
  Button,
  DialogFooter,
  settle,
  useFailedToast,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { errorsOf, useFormErrors } from '../../internal/useFormErrors.ts';
import { MoneyField } from '../../money/index.ts';
import { validateDebtForm, EMPTY_DEBT_FORM, type AddDebtForm } from './validateDebtForm.ts';
import { owedAmount } from './validateDebtTerms.ts';
import { DebtTermsFields } from './DebtTermsFields.tsx';
import { useFormats, useWords } from '../../words/index.ts';
import { addDebtFormWords } from '../words/addDebtForm.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import * as layout from '../../internal/form.css.ts';

/** Adds a debt and returns the result. */
export type CreateDebtAction = (debt: DebtRequest) => Promise<ActionResult>;

export interface AddDebtFormProps {
  /** Adds the debt. */
  onCreate: CreateDebtAction;
  /** Called when adding starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the debt was added or the form was canceled. */
  onClose: () => void;
}

/** The dialog’s form; it is mounted again for each opening, which resets it. */
export function AddDebtForm({ onCreate, onPendingChange, onClose }: AddDebtFormProps) {
  const words = useWords(addDebtFormWords);
  const terms = useWords(debtTermsFieldsWords);
  const formats = useFormats();
  const { notify } = useToast();
  const failedToast = useFailedToast();
  const [form, setForm] = useState(EMPTY_DEBT_FORM);
  const check = () => validateDebtForm(form, words, terms, formats);
  const { errors, showErrors, formRef } = useFormErrors(() => errorsOf(check()));
  const [pending, create] = useSingleFlight(async (debt: DebtRequest) => {
    onPendingChange(true);
    const result = await settle(onCreate(debt));
    onPendingChange(false);
    if (!result.ok) {
      notify(failedToast(words.failed, words.submit, result));
      return;
    }
    onClose();
    notify({ title: words.done, description: result.message });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    showErrors(errorsOf(checked));
    if (checked.ok) create(checked.value);
  };
  const change = (changed: Partial<AddDebtForm>) => setForm((last) => ({ ...last, ...changed }));

  return (
    <form
      data-part="add-debt-dialog-form"
      ref={formRef}
      className={layout.form}
      noValidate
      onSubmit={submit}
    >
      <DebtTermsFields
        form={form}
        errors={errors}
        onChange={change}
        balance={
          <MoneyField
            label={words.balance}
            required
            value={form.currentBalance}
            onChange={(currentBalance) => change({ currentBalance })}
            error={errors.currentBalance}
          />
        }
        owed={owedAmount(form.currentBalance)}
        originalHint={words.originalHint}
      />
      <DialogFooter>
        <Button
          data-part="add-debt-dialog-cancel"
          variant="outline"
          tone="neutral"
          disabled={pending}
          onClick={onClose}
        >
          {words.cancel}
        </Button>
        <Button
          data-part="add-debt-dialog-submit"
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
