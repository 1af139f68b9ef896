import type { TransactionRequest } from '@dime-time/finance-core/contract';
import { maskCardNumbers } from '@dime-time/finance-core/validate';
import { useState, type FormEvent } from 'react';
import {
  type ActionResult,
  Button,
  CheckboxGroup,
  createFailedToast,
  DayField,
  DialogFooter,
  SelectField,
  settle,
  TextField,
  useToast,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useErrorFocus } from '../../internal/useErrorFocus.ts';
import { MoneyField } from '../../money/index.ts';
import {
  CATEGORIES,
  checkTransactionForm,
  emptyTransactionForm,
  type AddTransactionErrors,
  type AddTransactionForm as FormTexts,
  type Now,
} from './AddTransactionForm.model.ts';
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

const CATEGORY_ITEMS = CATEGORIES.map((category) => ({ value: category, label: category }));

const REFUND_OPTIONS = [
  {
    value: 'refund',
    label: 'This is a refund',
    description: 'A full refund cancels its purchase’s round-up if enough is waiting.',
  },
] as const;

/** The dialog’s form; it is mounted again for each opening, which resets it. */
export function AddTransactionForm({
  now,
  refundsOffered,
  onCreate,
  onPendingChange,
  onClose,
}: AddTransactionFormProps) {
  const { notify } = useToast();
  const [form, setForm] = useState(() => emptyTransactionForm(now));
  const [openedAt] = useState(now.asOf);
  const [errors, setErrors] = useState<AddTransactionErrors>({});
  const formRef = useErrorFocus(errors);
  const [pending, create] = useSingleFlight(async (transaction: TransactionRequest) => {
    onPendingChange(true);
    const result = await settle(onCreate(transaction));
    onPendingChange(false);
    if (!result.ok) {
      notify(createFailedToast('Transaction Not Added', 'Add Transaction', result));
      return;
    }
    onClose();
    notify({ title: 'Transaction Added', description: result.message });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkTransactionForm(form, now, openedAt);
    setErrors(checked.ok ? {} : checked.errors);
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
    <form ref={formRef} className={layout.form} noValidate onSubmit={submit}>
      <TextField label="Merchant" required placeholder="Corner Coffee" {...textField('merchant')} />
      <div className={layout.pair}>
        <MoneyField label="Amount" required {...field('amount')} />
        <DayField label="Date" required max={emptyTransactionForm(now).day} {...field('day')} />
      </div>
      {refundsOffered && (
        <CheckboxGroup
          label="Refund"
          showLabel={false}
          options={REFUND_OPTIONS}
          value={form.isRefund ? ['refund'] : []}
          onChange={(ticked) => setForm((last) => ({ ...last, isRefund: ticked.length > 0 }))}
        />
      )}
      <SelectField
        label="Category"
        description="Optional."
        items={CATEGORY_ITEMS}
        {...field('category')}
        value={form.category || undefined}
      />
      <TextField label="Description" description="Optional." {...textField('description')} />
      <DialogFooter>
        <Button variant="outline" tone="neutral" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Processing">
          Add Transaction
        </Button>
      </DialogFooter>
    </form>
  );
}
