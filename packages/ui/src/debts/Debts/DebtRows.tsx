import { useRef, useState } from 'react';
import { Button, ErrorBoundary, Stack } from '../../primitives/index.ts';
import * as layout from '../../internal/sidebarLayout.css.ts';
import { useShowMore } from '../../internal/useShowMore.ts';
import { DebtRow } from '../DebtRow/DebtRow.tsx';
import { useWords } from '../../words/index.ts';
import { debtCardsWords } from '../words/debtCards.ts';
import { BoostPanel } from './BoostPanel.tsx';
import type { DebtListProps } from './debtLists.ts';
import * as styles from './Debts.css.ts';
import { chosenDebt, closeRow, firstOpenRows, followUnconfirmed, openRow } from './openRows.ts';

export interface DebtRowsProps extends Omit<DebtListProps, 'onEdit'> {
  debtHref: (debtId: string) => string;
}

/** The debts as rows that open, and beside them one boost for the debt that was opened last. */
export function DebtRows({
  debts,
  debtHref,
  purse,
  onBoost,
  unansweredPayments = [],
  today,
  ...row
}: DebtRowsProps) {
  const words = useWords(debtCardsWords);
  const { shown, next, showMore } = useShowMore(debts);
  const boostTitle = useRef<HTMLHeadingElement>(null);
  const unconfirmed = new Set(unansweredPayments.map(({ debtId }) => debtId));
  const [last, setRows] = useState(() => firstOpenRows(debts, today));
  const rows = followUnconfirmed(last, [...unconfirmed]);
  if (rows !== last) setRows(rows);
  const chosen = chosenDebt(rows, debts, today);
  return (
    <div className={chosen && layout.columns}>
      <Stack className={layout.main} gap={4}>
        <Stack data-part="debts-list" as="ul" gap={3}>
          {shown.map((debt) => (
            <li
              data-part="debts-item"
              key={debt.id}
              className={debt.id === chosen?.id ? styles.chosen : undefined}
            >
              <ErrorBoundary title={words.debtError}>
                <DebtRow
                  debt={debt}
                  href={debtHref(debt.id)}
                  open={rows.open.includes(debt.id)}
                  onOpenChange={(open) => setRows((open ? openRow : closeRow)(rows, debt.id))}
                  unconfirmed={unconfirmed.has(debt.id)}
                  onBoost={boost}
                  today={today}
                  {...row}
                />
              </ErrorBoundary>
            </li>
          ))}
        </Stack>
        {next > 0 && (
          <Button data-part="debts-show-more" variant="soft" onClick={showMore}>
            {words.showMore({ count: `${next}` })}
          </Button>
        )}
      </Stack>
      {chosen && (
        <div className={styles.aside}>
          <ErrorBoundary title={words.debtError}>
            <BoostPanel
              ref={boostTitle}
              chosen={chosen}
              boosted={debts.filter(({ id }) => rows.boosted.includes(id))}
              today={today}
              household={row.household}
              purse={purse}
              onBoost={onBoost}
              unanswered={unansweredPayments}
            />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );

  function boost(debtId: string) {
    setRows(openRow(rows, debtId));
    boostTitle.current?.focus();
  }
}
