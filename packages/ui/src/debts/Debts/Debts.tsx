import { calendarDayOf, type Cents, type Instant } from '@dime-time/finance-core';
import type { DashboardSummary, Debt, Payment } from '@dime-time/finance-core/contract';
import { useMemo, useRef, useState } from 'react';
import type { CreateDebtAction } from '../AddDebtDialog/AddDebtForm.tsx';
import { dataOr, type Loadable, LOADING, mapLoadable } from '../../primitives/index.ts';
import { type BankLinkFinds, BankOffers } from '../../banking/index.ts';
import { DebtSummary } from '../DebtSummary/DebtSummary.tsx';
import { ExtraPaymentDialog } from '../ExtraPaymentDialog/ExtraPaymentDialog.tsx';
import type { ExtraPaymentInitial, PayAction } from '../ExtraPaymentDialog/ExtraPaymentForm.tsx';
import type { BoostAction } from '../PaymentBoost/PaymentBoost.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { StrategyText } from '../StrategyText/StrategyText.tsx';
import type { DebtEditing } from '../debtEditing.ts';
import type { UnconfirmedPayment } from '../debtPayment.ts';
import { roundUpPurse, householdFigures, useHousehold } from '../../round-ups/index.ts';
import { useUnconfirmedPayments } from '../UnknownPayment/useUnconfirmedPayments.ts';
import { DebtCards } from './DebtCards.tsx';
import { DebtFreePart } from './DebtFreePart.tsx';
import { DebtsHeader } from './DebtsHeader.tsx';
import { LazyAddDialog, useAddDialog } from './LazyAddDialog.ts';
import { LazyEditDialog, useEditDialog } from './LazyEditDialog.ts';
import { PlansPanel } from './PlansPanel.tsx';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface DebtsProps {
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
  /** The payments on them, for the histories. */
  payments: Loadable<readonly Payment[]>;
  /** The household’s figures: this month’s payments and the round-up balance. */
  summary: Loadable<DashboardSummary>;
  /**
   * How much a month’s round-ups contribute to the debts, for a server whose summary does not say.
   * @default nothing
   */
  monthlyRoundUps?: Loadable<Cents> | undefined;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * Unanswered suggestions from linked banks.
   * @default none
   */
  finds?: BankLinkFinds | undefined;
  /** Pays on a debt, from the dialog. */
  onPay: PayAction;
  /** Pays on a debt, from a boost panel. */
  onBoost: BoostAction;
  /**
   * Unconfirmed payments, of the dialog and of the boost panels, from any page.
   * @default what this page sent itself, while it is mounted
   */
  unansweredPayments?: readonly UnconfirmedPayment[] | undefined;
  /**
   * The IDs of the payments that can still be undone.
   * @default none
   */
  undoablePayments?: ReadonlySet<string> | undefined;
  /** Undoes a payment, if the server has such a call. */
  onUndoPayment?: UndoPaymentAction | undefined;
  /**
   * Edits a debt; `undefined` if the server has no such calls.
   * @default undefined
   */
  editing?: DebtEditing | undefined;
  /** Adds a debt. */
  onAddDebt: CreateDebtAction;
  /**
   * Whether the server offers this, once known; the dialog explains the state.
   * @default ready(true)
   */
  addDebtOffered?: Loadable<boolean> | undefined;
  /**
   * The address of the payoff planner.
   * @default undefined, no link leads to it
   */
  plannerHref?: string | undefined;
  /**
   * Returns the address of the page of a debt, where it is edited, and where its payments are at
   * `#payments`. The debts are then rows that open, with one boost.
   * @default undefined, no debt has a page, and each is a card
   */
  debtHref?: ((debtId: string) => string) | undefined;
  /** Your own header of the page, a column beside its parts, and what stands for an empty list. */
  slots?: Slots<'header' | 'aside' | 'empty'> | undefined;
}

const NO_PAYMENTS: readonly Payment[] = [];

/** The page of debts: what is owed, what it costs, the progress, and ways to pay. */
export function Debts({
  debts,
  payments,
  summary,
  monthlyRoundUps,
  asOf: givenTime,
  timeZone: givenZone,
  finds,
  onPay,
  onBoost,
  unansweredPayments,
  undoablePayments,
  onUndoPayment,
  editing,
  onAddDebt,
  addDebtOffered,
  plannerHref,
  debtHref,
  slots,
}: DebtsProps) {
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const [payment, setPayment] = useState<ExtraPaymentInitial>();
  const [unanswered, recording] = useUnconfirmedPayments(unansweredPayments);
  const add = useAddDialog();
  const edit = useEditDialog();
  const addButton = useRef<HTMLButtonElement>(null);
  const figures = dataOr(summary, undefined);
  const paid = dataOr(payments, NO_PAYMENTS);
  const purse = useMemo(
    () => roundUpPurse(figures, { payments: paid, asOf }),
    [figures, paid, asOf],
  );
  const owned = dataOr(debts, []);
  const forecastFigures = householdFigures(summary, monthlyRoundUps, { asOf, timeZone });
  // Each card shows a date of the forecast, so all wait until it can be calculated.
  const cards = forecastFigures.status === 'loading' ? LOADING : debts;
  const known = dataOr(forecastFigures, undefined);
  const today = known?.today ?? calendarDayOf(asOf, timeZone);
  const household = useHousehold(debts, known);
  const edited = owned.find(({ id }) => id === edit.start);
  const payable = owned.some((debt) => debt.currentBalance > 0);

  return (
    <Screen
      data-part="debts"
      slots={slots}
      busy={cards.status === 'loading'}
      header={
        <DebtsHeader
          ref={addButton}
          payable={payable}
          plannerHref={plannerHref}
          onAdd={() => add.open(true)}
          onPay={() => setPayment({})}
        />
      }
    >
      {debtHref && <DebtFreePart debts={debts} payments={payments} timeZone={timeZone} />}
      {debts.status !== 'error' && (
        <DebtSummary
          today={today}
          debts={dataOr(debts, undefined)}
          thisMonthPayments={mapLoadable(summary, (each) => each.thisMonthPayments)}
        />
      )}
      <BankOffers finds={finds} />
      <DebtCards
        debts={cards}
        payments={payments}
        today={today}
        household={household}
        timeZone={timeZone}
        debtHref={debtHref}
        onMakePayment={(debtId) => setPayment({ debtId })}
        onEdit={editing && edit.open}
        onReopen={editing?.onReopen}
        purse={purse}
        onBoost={recording(onBoost)}
        unansweredPayments={unanswered}
        undoablePayments={undoablePayments}
        onUndoPayment={onUndoPayment}
        onAddDebt={() => add.open(true)}
        addDebtOffered={addDebtOffered}
        empty={slots?.empty}
      />
      <StrategyText id="strategies" />
      {payable && <PlansPanel household={household} plannerHref={plannerHref} />}
      <ExtraPaymentDialog
        debts={owned}
        totalRoundUps={figures?.totalRoundUps}
        purse={purse}
        open={payment !== undefined}
        onOpenChange={() => setPayment(undefined)}
        initial={payment}
        onPay={recording(onPay)}
        unanswered={unanswered}
      />
      {add.wanted && (
        <LazyAddDialog
          open={add.start !== undefined}
          onOpenChange={add.close}
          onCreate={onAddDebt}
          offered={addDebtOffered}
        />
      )}
      {editing && edit.wanted && (
        <LazyEditDialog
          open={edited !== undefined}
          onOpenChange={edit.close}
          debt={edited}
          today={today}
          payments={dataOr(payments, undefined)}
          timeZone={timeZone}
          editing={editing}
          focusWhenGone={addButton}
        />
      )}
    </Screen>
  );
}
