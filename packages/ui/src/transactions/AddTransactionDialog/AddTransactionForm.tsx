import type { TransactionRequest } from '@dime-time/finance-core/contract';
import { maskCardNumbers } from '@dime-time/finance-core/validation';
import { useState, type FormEvent } from 'react';
import {
  type ActionResult,
  Button,
  CheckboxGroup,
  DateField,
  DialogFooter,
  SelectField,
  settle,
  TextField,
  useFailedToast,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { errorsOf, useFormErrors } from '../../internal/useFormErrors.ts';
import { MoneyField } from '../../money/index.ts';
import {
  categoryItems,
  checkTransactionForm,
  emptyTransactionForm,
  type AddTransactionForm as FormTexts,
  type Now,
} from './AddTransactionForm.model.ts';
import { useWords } from '../../words/index.ts';
import { categoriesWords } from '../../categories/index.ts';
import { addTransactionDialogWords } from '../words/addTransactionDialog.ts';
import * as layout from '../../internal/form.css.ts';

/** Adds a transaction and returns the result. */
export type CreateTransactionAction = (transaction: TransactionRequest) => Promise<ActionResult>;

export interface AddTransactionFormProps {
  /** The current time, and the reader’s time zone. */
  now: Now;
  /** Whether the server accepts refunds. */
  refundsOffered: boolean;
  /** Adds the transaction. */
  onCreate: CreateTransactionAction;
  /** Called when adding starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the transaction was added or the form was canceled. */
  onClose: () => void;
}

/** The dialog’s form; it is mounted again for each opening, which resets it. */
export function AddTransactionForm({
  now,
  refundsOffered,
  onCreate,
  onPendingChange,
  onClose,
}: AddTransactionFormProps) {
  const words = useWords(addTransactionDialogWords);
  const categories = useWords(categoriesWords);
  const { notify } = useToast();
  const failedToast = useFailedToast();
  const [form, setForm] = useState(() => emptyTransactionForm(now));
  const [openedAt] = useState(now.asOf);
  const check = () => checkTransactionForm(form, now, openedAt, words);
  const { errors, showErrors, formRef } = useFormErrors(() => errorsOf(check()));
  const [pending, create] = useSingleFlight(async (transaction: TransactionRequest) => {
    onPendingChange(true);
    const result = await settle(onCreate(transaction));
    onPendingChange(false);
    if (!result.ok) {
      notify(failedToast(words.failedTitle, words.submit, result));
      return;
    }
    onClose();
    notify({ title: words.doneTitle, description: result.message });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    showErrors(errorsOf(checked));
    if (checked.ok) create(checked.value);
  };
  const field = <Name extends Exclude<keyof FormTexts, 'isRefund'>>(name: Name) => ({
    value: form[name],
    onChange: (text: string) => setForm((last) => ({ ...last, [name]: text })),
    error: errors[name],
  });
  /** A free-text field that truncates card numbers when it loses focus. */
  const textField = (name: 'merchant' | 'description') => ({
    ...field(name),
    onBlur: () => setForm((last) => ({ ...last, [name]: maskCardNumbers(last[name]) })),
  });

  return (
    <form
      data-part="add-transaction-dialog-form"
      ref={formRef}
      className={layout.form}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={words.merchant}
        required
        placeholder={words.merchantExample}
        {...textField('merchant')}
      />
      <div className={layout.pair}>
        <MoneyField label={words.amount} required {...field('amount')} />
        <DateField
          label={words.date}
          required
          max={emptyTransactionForm(now).day}
          {...field('day')}
        />
      </div>
      {refundsOffered && (
        <CheckboxGroup
          label={words.refund}
          showLabel={false}
          options={[
            { value: 'refund', label: words.isRefund, description: words.isRefundDescription },
          ]}
          value={form.isRefund ? ['refund'] : []}
          onChange={(ticked) => setForm((last) => ({ ...last, isRefund: ticked.length > 0 }))}
        />
      )}
      <SelectField
        label={words.category}
        description={words.optional}
        options={categoryItems(categories)}
        {...field('category')}
        value={form.category || undefined}
      />
      <TextField
        label={words.description}
        description={words.optional}
        {...textField('description')}
      />
      <DialogFooter>
        <Button
          data-part="add-transaction-dialog-cancel"
          variant="outline"
          tone="neutral"
          disabled={pending}
          onClick={onClose}
        >
          {words.cancel}
        </Button>
        <Button
          data-part="add-transaction-dialog-submit"
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
