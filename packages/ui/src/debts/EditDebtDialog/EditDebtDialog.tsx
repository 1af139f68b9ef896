import { calendarDayOf, type CalendarDay } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo, useState, type RefObject } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { Dialog, type DialogLayout, Stack, Tabs } from '../../primitives/index.ts';
import { BalanceForm } from './BalanceForm.tsx';
import { CloseDebt } from './CloseDebt.tsx';
import { DeleteDebt } from './DeleteDebt.tsx';
import { TermsForm, type TermsTrial } from './TermsForm.tsx';
import { useWords } from '../../words/index.ts';
import { editDebtDialogWords } from '../words/editDebtDialog.ts';
import * as text from '../../internal/text.css.ts';
import { useTimeZone, useToday } from '../../theme/Clock.ts';

export interface EditDebtDialogProps extends DialogLayout {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when it closes: a change was made or canceled. */
  onOpenChange: (open: boolean) => void;
  /** The debt to edit; it may be `undefined` while the dialog is closed. */
  debt: Debt | undefined;
  /**
   * The part that is open first: the details, the balance, or closing and deleting.
   * @default 'terms'
   */
  firstTab?: 'terms' | 'balance' | 'end' | undefined;
  /**
   * Today’s date.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * The household’s payments. Those on this debt keep it from being deleted, and those after a
   * statement are subtracted from its balance.
   * @default undefined, while they are unknown
   */
  payments?: readonly Payment[] | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Makes the changes. */
  editing: DebtEditing;
  /**
   * Says what the household’s plan would be with changed terms, while they are typed; in its place, what
   * is wrong with them is said. Called without a debt until something is changed.
   * @default undefined, nothing is said
   */
  planEffect?: ((changed: Debt | undefined) => string) | undefined;
  /**
   * Tries terms out in the household’s plan, without a change of the debt.
   * @default undefined, they can only be saved
   */
  trial?: TermsTrial | undefined;
  /**
   * The element focused after the debt was closed, reopened or deleted, because the button that
   * opened the dialog is then gone.
   */
  focusWhenGone: RefObject<HTMLElement | null>;
}

/** Edits a debt: its details, its balance after a statement, and its closing or deletion. */
export const EditDebtDialog = forwardRef<HTMLDivElement, EditDebtDialogProps>(
  function EditDebtDialog(
    {
      open,
      onOpenChange,
      debt,
      // Known at once: until a tab is chosen, the panels are inert, and the close button takes the focus.
      firstTab = 'terms',
      today: givenDay,
      payments,
      timeZone: givenZone,
      editing,
      planEffect,
      trial,
      focusWhenGone,
      ...layout
    },
    ref,
  ) {
    const today = useToday(givenDay);
    const timeZone = useTimeZone(givenZone);
    const words = useWords(editDebtDialogWords);
    const [pending, setPending] = useState(false);
    const own = useMemo(
      () =>
        payments
          ?.filter(({ debtId }) => debtId === debt?.id)
          .map(({ date, amount }) => ({ on: calendarDayOf(date, timeZone), amount })),
      [payments, debt?.id, timeZone],
    );
    const isClosed = debt?.status === 'closed';
    const [isGone, setIsGone] = useState(false);
    const close = (gone: boolean) => {
      setIsGone(gone);
      onOpenChange(false);
    };
    const part = { onPendingChange: setPending, onClose: () => close(false) };
    const ending = { pending, onPendingChange: setPending, onGone: () => close(true) };
    return (
      <Dialog
        data-part="edit-debt-dialog"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={(next) => {
          if (!next) close(false);
        }}
        dismissible={!pending}
        finalFocus={isGone ? focusWhenGone : undefined}
        title={words.title}
        description={
          debt && (
            <bdi data-truncate className={text.text}>
              {debt.name}
            </bdi>
          )
        }
      >
        {open && debt && (
          <Tabs
            label={words.tabs}
            keepMounted
            defaultValue={firstTab}
            items={[
              {
                value: 'terms',
                label: words.terms,
                content: (
                  <TermsForm
                    debt={debt}
                    today={today}
                    onUpdate={editing.onUpdate}
                    planEffect={planEffect}
                    trial={trial}
                    {...part}
                  />
                ),
              },
              {
                value: 'balance',
                label: words.balance,
                // A closed debt has no balance to correct.
                disabled: isClosed,
                content: (
                  <BalanceForm
                    debt={debt}
                    today={today}
                    payments={own}
                    onCorrectBalance={editing.onCorrectBalance}
                    {...part}
                  />
                ),
              },
              {
                value: 'end',
                label: isClosed ? words.reopen : words.close,
                content: (
                  <Stack>
                    <CloseDebt debt={debt} editing={editing} {...ending} />
                    <DeleteDebt
                      debt={debt}
                      hasPayments={own !== undefined && own.length > 0}
                      onDelete={editing.onDelete}
                      {...ending}
                    />
                  </Stack>
                ),
              },
            ]}
          />
        )}
      </Dialog>
    );
  },
);
