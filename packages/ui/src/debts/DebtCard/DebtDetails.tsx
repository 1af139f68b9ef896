import type { CalendarDay, Household } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { type ReactNode, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { Button, dataOr, Link, type Loadable, ProgressMeter } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { PaymentHistory, type UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { PayoffEstimate } from '../PayoffEstimate/PayoffEstimate.tsx';
import { rich, useWords } from '../../words/index.ts';
import { debtCardWords } from '../words/debtCard.ts';
import { useToday } from '../../theme/Clock.ts';
import { debtCardModel } from './DebtCard.model.ts';
import { DebtFacts } from './DebtFacts.tsx';
import * as styles from './DebtCard.css.ts';

export interface DebtDetailsProps {
  debt: Debt;
  payments: Loadable<readonly Payment[]>;
  today?: CalendarDay | undefined;
  household?: Household | undefined;
  timeZone?: string | undefined;
  /** The ID of the heading that names the debt. */
  headingId: string;
  onMakePayment: (debtId: string) => void;
  onEdit?: ((debtId: string) => void) | undefined;
  /**
   * The address of the debt’s own page, where its payments are at `#payments`.
   * @default undefined, a dialog shows the payments
   */
  href?: string | undefined;
  undoablePayments?: ReadonlySet<string> | undefined;
  onUndoPayment?: UndoPaymentAction | undefined;
  /**
   * Whether its payment button is one of several on the page.
   * @default false
   */
  quiet?: boolean;
  /** Another way to pay, after its own. */
  children?: ReactNode;
}

/** The progress of a debt, its facts, how long it lasts, and its actions. */
export function DebtDetails({
  debt,
  payments,
  today: givenDay,
  household,
  timeZone,
  headingId,
  onMakePayment,
  onEdit,
  href,
  undoablePayments,
  onUndoPayment,
  quiet = false,
  children,
}: DebtDetailsProps) {
  const words = useWords(debtCardWords);
  const today = useToday(givenDay);
  const [historyOpen, setHistoryOpen] = useState(false);
  const model = debtCardModel(debt, dataOr(payments, undefined));
  const owed = model.remaining > 0;
  return (
    <>
      <div>
        <ProgressMeter label={words.progress} value={model.percent} />
        <div className={styles.split}>
          <span data-part="debt-card-paid">
            {rich(words.paid, { amount: <Money amount={model.paidDown} /> })}
          </span>
          <span data-part="debt-card-remaining">
            {rich(words.remaining, { amount: <Money amount={model.remaining} /> })}
          </span>
        </div>
      </div>
      <DebtFacts debt={debt} model={model} today={today} />
      <PayoffEstimate debt={debt} today={today} household={household} debtHeadingId={headingId} />
      <div data-part="debt-card-actions" className={styles.actions}>
        <Button
          data-part="debt-card-pay"

          className={classes(styles.action, styles.pay)}
          variant={quiet ? 'soft' : 'solid'}
          disabled={!owed}
          aria-describedby={headingId}
          onClick={() => onMakePayment(debt.id)}
        >
          {words.pay}
        </Button>
        {children}
        {href === undefined ? (
          <Button
            data-part="debt-card-history"
            className={styles.action}
            variant="outline"
            tone="neutral"
            aria-describedby={headingId}
            onClick={() => setHistoryOpen(true)}
          >
            {words.history}
          </Button>
        ) : (
          <>
            <Link
              data-part="debt-card-history"
              className={styles.link}
              aria-describedby={headingId}
              href={`${href}#payments`}
            >
              {words.history}
            </Link>
            <Link
              data-part="debt-card-link"
              className={styles.link}
              aria-describedby={headingId}
              href={href}
            >
              {words.details}
            </Link>
          </>
        )}
        {onEdit && (
          <Button
            data-part="debt-card-edit"
            className={styles.action}
            variant="outline"
            tone="neutral"
            aria-describedby={headingId}
            onClick={() => onEdit(debt.id)}
          >
            {words.edit}
          </Button>
        )}
      </div>
      {href === undefined && (
        <PaymentHistory
          debt={debt}
          payments={payments}
          timeZone={timeZone}
          undoable={undoablePayments}
          onUndo={onUndoPayment}
          open={historyOpen}
          onOpenChange={setHistoryOpen}
        />
      )}
    </>
  );
}
