import type { Debt } from '@dime-time/finance-core/contract';
import type { DebtEditing } from '../debtEditing.ts';
import { Button, Heading, Stack, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useEdit } from './useEdit.ts';

export interface CloseDebtProps {
  debt: Debt;
  editing: Pick<DebtEditing, 'onClose' | 'onReopen'>;
  /** Whether a change of the debt is pending. */
  pending: boolean;
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the debt has moved to the other list. */
  onGone: () => void;
}

/** Closes a debt that is paid off, or reopens a closed one. */
export function CloseDebt({ debt, editing, pending, onPendingChange, onGone }: CloseDebtProps) {
  const [, make] = useEdit(onPendingChange, onGone);
  const isClosed = debt.status === 'closed';
  const owed = debt.currentBalance > 0;
  const close = () =>
    make({
      send: () => editing.onClose(debt.id),
      done: 'Debt Closed',
      failed: 'Debt Not Closed',
    });
  const reopen = () =>
    make({
      send: () => editing.onReopen(debt.id),
      done: 'Debt Reopened',
      failed: 'Debt Not Reopened',
    });
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={3} size="s">
        {isClosed ? 'Reopen' : 'Close'}
      </Heading>
      <Text tone="muted">
        {isClosed ? (
          'This returns the debt to your list, with its full history.'
        ) : owed ? (
          <>
            You can close a debt once it’s paid off. You still owe{' '}
            <Money amount={debt.currentBalance} />.
          </>
        ) : (
          'A closed debt leaves your list but keeps its history, and your plans still put its payment toward your other debts. You can reopen it anytime.'
        )}
      </Text>
      <Button
        variant="outline"
        tone="neutral"
        disabled={pending || (!isClosed && owed)}
        onClick={isClosed ? reopen : close}
      >
        {isClosed ? 'Reopen Debt' : 'Close Debt'}
      </Button>
    </Stack>
  );
}
