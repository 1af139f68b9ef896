import {
  Button,
  Card,
  dataOr,
  EmptyState,
  ErrorBoundary,
  LoadablePanel,
  LOADING,
  Section,
  Stack,
} from '../../primitives/index.ts';
import { DebtCard } from '../DebtCard/DebtCard.tsx';
import { DebtCardSkeleton } from '../DebtCard/DebtCardSkeleton.tsx';
import { inSlot } from '../../internal/slots.ts';
import { useShowMore } from '../../internal/useShowMore.ts';
import { ClosedPart } from './ClosedPart.tsx';
import type { DebtCardsProps, DebtListProps } from './debtLists.ts';
import { DebtRows } from './DebtRows.tsx';
import { useWords } from '../../words/index.ts';
import { debtCardsWords } from '../words/debtCards.ts';

/** The debts, as rows if each has a page of its own and as cards otherwise, or their replacement. */
export function DebtCards({ debts, onAddDebt, addDebtOffered, empty, ...card }: DebtCardsProps) {
  const words = useWords(debtCardsWords);
  // It determines what replaces the list.
  const isUnsure = addDebtOffered?.status === 'loading' && dataOr(debts, undefined)?.length === 0;
  const isOffered = !addDebtOffered || dataOr(addDebtOffered, false);
  return (
    <Section data-part="debts-cards" title={words.title}>
      <LoadablePanel
        value={isUnsure ? LOADING : debts}
        errorTitle={words.error}
        skeleton={
          <Stack gap={5}>
            <DebtCardSkeleton />
            <DebtCardSkeleton />
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 ? (
            inSlot(
              empty,
              <Card data-part="debts-empty">
                <EmptyState
                  title={words.emptyTitle}
                  description={isOffered ? words.emptyDescription : words.emptySetUp}
                  action={<Button onClick={onAddDebt}>{words.add}</Button>}
                />
              </Card>,
            )
          ) : (
            <OpenAndClosed debts={data} {...card} />
          )
        }
      </LoadablePanel>
    </Section>
  );
}

type OpenAndClosedProps = DebtListProps & Pick<DebtCardsProps, 'debtHref' | 'onReopen'>;

/** A debt with a page of its own is edited there. */
function OpenAndClosed({ debts, debtHref, onReopen, onEdit, ...list }: OpenAndClosedProps) {
  const closed = debts.filter(({ status }) => status === 'closed');
  const open = debts.filter(({ status }) => status !== 'closed');
  return (
    <>
      {debtHref ? (
        <DebtRows debts={open} debtHref={debtHref} {...list} />
      ) : (
        <Cards debts={open} onEdit={onEdit} {...list} />
      )}
      <ClosedPart
        debts={closed}
        debtHref={debtHref}
        onEdit={debtHref ? undefined : onEdit}
        onReopen={onReopen}
        {...list}
      />
    </>
  );
}

/** Each card has its own error boundary. */
function Cards({ debts, ...card }: DebtListProps) {
  const words = useWords(debtCardsWords);
  const { shown, next, showMore } = useShowMore(debts);
  return (
    <>
      <Stack data-part="debts-list" as="ul" gap={5}>
        {shown.map((debt) => (
          <li data-part="debts-item" key={debt.id}>
            <ErrorBoundary title={words.debtError}>
              <DebtCard debt={debt} {...card} />
            </ErrorBoundary>
          </li>
        ))}
      </Stack>
      {next > 0 && (
        <Button data-part="debts-show-more" variant="soft" onClick={showMore}>
          {words.showMore({ count: `${next}` })}
        </Button>
      )}
    </>
  );
}
