import type { CalendarDay } from '@dime-time/finance-core';
import type { Debt, DebtPatch } from '@dime-time/finance-core/contract';
import { useState, type FormEvent } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { useFormErrors } from '../../internal/useFormErrors.ts';
import { validateDebtTerms } from '../AddDebtDialog/validateDebtTerms.ts';
import { classes } from '../../theme/classes.ts';
import { DebtTermsFields } from '../AddDebtDialog/DebtTermsFields.tsx';
import { Button, DialogFooter, Text } from '../../primitives/index.ts';
import { patchedDebt } from '../patchedDebt.ts';
import { debtPatchOf, debtTermsFormOf, undoPatchOf } from './EditDebtForm.model.ts';
import { checkLenderForm, lenderFormOf } from './LenderFields.model.ts';
import { LenderFields } from './LenderFields.tsx';
import { useEdit } from './useEdit.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import { lenderFieldsWords } from '../words/lenderFields.ts';
import { termsFormWords } from '../words/termsForm.ts';
import * as styles from './EditDebtDialog.css.ts';
import * as layout from '../../internal/form.css.ts';

/** Terms that are tried out in a plan, and saved nowhere. */
export interface TermsTrial {
  /** The terms that are tried out; `undefined` while none are. */
  value: DebtPatch | undefined;
  /** Called with the terms to try out, `undefined` for those of the debt. */
  onChange: (terms: DebtPatch | undefined) => void;
}

export interface TermsFormProps {
  debt: Debt;
  /** Today’s date. */
  today: CalendarDay;
  onUpdate: DebtEditing['onUpdate'];
  /** Says what the plan would be with changed terms; `undefined` if nothing is said. */
  planEffect: ((changed: Debt | undefined) => string) | undefined;
  /** Tries changed terms out in the plan; `undefined` if that is not possible. */
  trial: TermsTrial | undefined;
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the change was made or canceled. */
  onClose: () => void;
}

/** Edits the details of a debt. */
export function TermsForm({
  debt,
  today,
  onUpdate,
  planEffect,
  trial,
  onPendingChange,
  onClose,
}: TermsFormProps) {
  const words = useWords(termsFormWords);
  const terms = useWords(debtTermsFieldsWords);
  const lenderWords = useWords(lenderFieldsWords);
  const formats = useFormats();
  const shown = trial?.value ? patchedDebt(debt, trial.value) : debt;
  const [form, setForm] = useState(() => debtTermsFormOf(shown));
  const [lender, setLender] = useState(() => lenderFormOf(shown));
  const [pending, make] = useEdit(onPendingChange, onClose);
  const isFixed = lender.rule === 'fixed';
  const check = () => {
    // A rule works the minimum out: what the hidden field holds is not changed.
    const typed = isFixed
      ? form
      : { ...form, minimumPayment: debtTermsFormOf(debt).minimumPayment };
    const checked = validateDebtTerms(typed, terms, formats);
    const rules = checkLenderForm(
      lender,
      { ...debt, ...(checked.ok && { minimumPayment: checked.value.minimumPayment }) },
      today,
      { ...lenderWords, rateError: terms.rateError },
      terms,
      formats,
    );
    if (checked.ok && rules.ok) {
      return { patch: debtPatchOf(debt, checked.value, rules.value), problems: undefined };
    }
    const problems = { ...(!checked.ok && checked.errors), ...(!rules.ok && rules.errors) };
    return { patch: undefined, problems };
  };
  const { errors, showErrors, formRef } = useFormErrors(() => check().problems ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { patch, problems = {} } = check();
    showErrors(problems);
    if (Object.keys(problems).length > 0) return;
    if (!patch) return onClose();
    make({
      send: () => onUpdate(debt.id, patch),
      done: words.done,
      failed: words.failed,
      undo: () => onUpdate(debt.id, undoPatchOf(debt, patch)),
    });
  };
  const tryOut = () => {
    const { patch, problems = {} } = check();
    showErrors(problems);
    if (Object.keys(problems).length > 0) return;
    trial?.onChange(patch);
    onClose();
  };
  const effectText = (say: NonNullable<typeof planEffect>) => {
    const { patch, problems = {} } = check();
    const [problem] = Object.values(problems);
    return problem ?? say(patch && patchedDebt(debt, patch));
  };
  return (
    <form
      data-part="edit-debt-dialog-terms-form"
      ref={formRef}
      className={classes(layout.form, planEffect && styles.withPlanEffect)}
      noValidate
      onSubmit={submit}
    >
      <DebtTermsFields
        form={form}
        errors={errors}
        onChange={(change) => setForm((last) => ({ ...last, ...change }))}
        owed={debt.currentBalance}
        warnsOfMinimum={isFixed && !lender.hasPromotion}
        hasMinimum={isFixed}
      />
      <LenderFields
        form={lender}
        errors={errors}
        today={today}
        onChange={(change) => setLender((last) => ({ ...last, ...change }))}
      />
      {planEffect && (
        <Text
          data-part="edit-debt-dialog-plan-effect"
          className={styles.planEffect}
          size="s"
          tone="muted"
          aria-live="polite"
        >
          {effectText(planEffect)}
        </Text>
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
        {trial && (
          <Button
            data-part="edit-debt-dialog-try"
            variant="soft"
            disabled={pending}
            onClick={tryOut}
          >
            {words.try}
          </Button>
        )}
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
