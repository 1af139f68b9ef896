import type { Debt } from '@dime-time/finance-core/contract';
import type { RefObject } from 'react';
import { inSlot, type Slot } from '../../internal/slots.ts';
import { truncateLabel } from '../../internal/truncateLabel.ts';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import {
  Badge,
  Card,
  EmptyState,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { debtPageWords } from '../words/debtPage.ts';
import * as styles from './DebtPage.css.ts';

/** The name of the debt, which may be long. */
export function DebtName({ name }: { name: string }) {
  return <bdi className={styles.name}>{truncateLabel(name).text}</bdi>;
}

/** Its account number, and whether it is closed or paid off. */
export function DebtDescription({ debt }: { debt: Debt }) {
  const words = useWords(debtPageWords);
  const isClosed = debt.status === 'closed';
  const isPaidOff = debt.currentBalance <= 0;
  return (
    <Inline gap={2}>
      {debt.accountNumber && <bdi className={styles.name}>{debt.accountNumber}</bdi>}
      {(isClosed || isPaidOff) && (
        <Badge tone={isClosed ? 'neutral' : 'positive'}>
          {isClosed ? words.closed : words.paidOff}
        </Badge>
      )}
    </Inline>
  );
}

interface UnknownDebtProps {
  /** What the caller puts in place of it. */
  slot: Slot | undefined;
  /** Where the debts are. */
  href: string;
  linkRef: RefObject<HTMLAnchorElement | null>;
  /** Whether the debt was just deleted from its page: the focus was on a button that is gone. */
  wasThere: boolean;
}

/** Stands for a debt that the household does not have. */
export function UnknownDebt({ slot, href, linkRef, wasThere }: UnknownDebtProps) {
  const words = useWords(debtPageWords);
  useBrowserLayoutEffect(() => {
    if (wasThere && document.activeElement === document.body) linkRef.current?.focus();
  }, [wasThere, linkRef]);
  return inSlot(
    slot,
    <Card data-part="debt-page-unknown">
      <EmptyState
        title={words.unknownTitle}
        description={words.unknownDescription}
        action={
          <LinkButton ref={linkRef} href={href}>
            {words.toDebts}
          </LinkButton>
        }
      />
    </Card>,
  );
}

/** Has about the size of the page. */
export function PageSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="24rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}
