import { calendarDayOf, type Cents, type Instant } from '@dime-time/finance-core';
import type {
  DashboardSummary,
  Debt,
  HistoryMonth,
  Payment,
} from '@dime-time/finance-core/contract';
import { useMemo, useRef, useState } from 'react';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { truncateLabel } from '../../internal/truncateLabel.ts';
import {
  Breadcrumbs,
  dataOr,
  type Loadable,
  LoadablePanel,
  LOADING,
  PageHeader,
  Stack,
  useLazyDialog,
} from '../../primitives/index.ts';
import { householdFigures, roundUpPurse, useHousehold } from '../../round-ups/index.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';
import { useWords } from '../../words/index.ts';
import type { DebtEditing } from '../debtEditing.ts';
import type { UnconfirmedPayment } from '../debtPayment.ts';
import type { ExtraPaymentInitial, PayAction } from '../ExtraPaymentDialog/ExtraPaymentForm.tsx';
import { LazyEditDialog } from '../Debts/LazyEditDialog.ts';
import type { EditDebtDialogProps } from '../EditDebtDialog/EditDebtDialog.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { debtPageWords } from '../words/debtPage.ts';
import { DebtActions } from './DebtActions.tsx';
import { DebtParts } from './DebtParts.tsx';
import { LazyPaymentDialog } from './LazyParts.tsx';
import { DebtDescription, DebtName, PageSkeleton, UnknownDebt } from './pageParts.tsx';

/** The page’s links. */
export interface DebtPageLinks {
  readonly debts: string;
}

export interface DebtPageProps {
  /** The ID of the debt. */
  debtId: string;
  /** The household's debts, this one among them. */
  debts: Loadable<readonly Debt[]>;
  /** The household’s payments; those on this debt are listed. */
  payments: Loadable<readonly Payment[]>;
  /** The household’s figures, for its forecast and its round-up balance. */
  summary: Loadable<DashboardSummary>;
  /** The household’s months, oldest first. */
  history: Loadable<readonly HistoryMonth[]>;
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
  /** Pays on the debt. */
  onPay: PayAction;
  /**
   * Unconfirmed payments, on all debts; shown in the payment dialog until they are settled.
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
   * Edits the debt; `undefined` if the server has no such calls.
   * @default undefined
   */
  editing?: DebtEditing | undefined;
  /**
   * The address of the payoff planner.
   * @default undefined, no link leads to it
   */
  plannerHref?: string | undefined;
  /**
   * The page’s links.
   * @default the product’s own routes
   */
  links?: DebtPageLinks;
  /** Your own header of the page, a column beside its parts, and what stands for an unknown debt. */
  slots?: Slots<'header' | 'aside' | 'empty'> | undefined;
}

const LINKS: DebtPageLinks = { debts: '/debts' };
const NO_PAYMENTS: readonly Payment[] = [];
const NO_DEBTS: readonly Debt[] = [];

/** The page of one debt: what is owed, what changed it in each month, every payment, and its end. */
export function DebtPage({
  debtId,
  debts,
  payments,
  summary,
  history,
  monthlyRoundUps,
  asOf: givenTime,
  timeZone: givenZone,
  onPay,
  unansweredPayments,
  undoablePayments,
  onUndoPayment,
  editing,
  plannerHref,
  links = LINKS,
  slots,
}: DebtPageProps) {
  const words = useWords(debtPageWords);
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const payment = useLazyDialog<ExtraPaymentInitial>(LazyPaymentDialog, words.payNotOpened);
  const edit = useLazyDialog<NonNullable<EditDebtDialogProps['firstTab']>>(
    LazyEditDialog,
    words.editNotOpened,
  );
  const staysThere = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const figures = householdFigures(summary, monthlyRoundUps, { asOf, timeZone });
  const known = dataOr(figures, undefined);
  const today = known?.today ?? calendarDayOf(asOf, timeZone);
  const household = useHousehold(debts, known);
  const owned = dataOr(debts, NO_DEBTS);
  const paid = dataOr(payments, NO_PAYMENTS);
  const reported = dataOr(summary, undefined);
  const purse = useMemo(
    () => roundUpPurse(reported, { payments: paid, asOf }),
    [reported, paid, asOf],
  );
  const debt = owned.find(({ id }) => id === debtId);
  const [wasThere, setWasThere] = useState(false);
  if (debt && !wasThere) setWasThere(true);
  // The parts show dates of the forecast, so they wait until it can be calculated.
  const parts = figures.status === 'loading' ? LOADING : debts;
  return (
    <Screen
      data-part="debt-page"
      slots={slots}
      busy={parts.status === 'loading'}
      header={
        <Stack gap={3}>
          <Breadcrumbs
            items={[{ label: words.debts, href: links.debts }]}
            current={debt ? truncateLabel(debt.name).text : words.title}
          />
          <PageHeader
            title={debt ? <DebtName name={debt.name} /> : words.title}
            description={debt && <DebtDescription debt={debt} />}
            actions={
              debt && (
                <DebtActions
                  debt={debt}
                  editing={editing}
                  onPay={() => payment.open({ debtId })}
                  onCorrect={() => edit.open('balance')}
                  onEdit={() => edit.open('terms')}
                  editButton={staysThere}
                />
              )
            }
          />
        </Stack>
      }
    >
      <LoadablePanel value={parts} errorTitle={words.error} skeleton={<PageSkeleton />}>
        {() =>
          debt ? (
            <DebtParts
              debt={debt}
              payments={payments}
              history={history}
              today={today}
              household={household}
              timeZone={timeZone}
              undoablePayments={undoablePayments}
              onUndoPayment={onUndoPayment}
              plannerHref={plannerHref}
            />
          ) : (
            <UnknownDebt
              slot={slots?.empty}
              href={links.debts}
              linkRef={staysThere}
              wasThere={wasThere}
            />
          )
        }
      </LoadablePanel>
      {payment.wanted && (
        <LazyPaymentDialog
          debts={owned}
          totalRoundUps={reported?.totalRoundUps}
          purse={purse}
          open={payment.start !== undefined}
          onOpenChange={payment.close}
          initial={payment.start}
          onPay={onPay}
          unanswered={unansweredPayments}
        />
      )}
      {editing && edit.wanted && (
        <LazyEditDialog
          open={debt !== undefined && edit.start !== undefined}
          onOpenChange={edit.close}
          debt={debt}
          firstTab={edit.start}
          today={today}
          payments={dataOr(payments, undefined)}
          timeZone={timeZone}
          editing={editing}
          focusWhenGone={staysThere}
        />
      )}
    </Screen>
  );
}
