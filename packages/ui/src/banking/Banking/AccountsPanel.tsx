import type { BankAccount, BankBalance } from '@dime-time/finance-core/contract';
import { Landmark } from 'lucide-react';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import { AccountCardSkeleton } from '../AccountCard/AccountCardSkeleton.tsx';
import {
  Button,
  Card,
  EmptyState,
  ErrorBoundary,
  Grid,
  type Loadable,
  LoadablePanel,
  ready,
  RetryCallout,
  Stack,
} from '../../primitives/index.ts';
import { inSlot, type Slot } from '../../internal/slots.ts';
import { useShowMore } from '../../internal/useShowMore.ts';
import { useWords } from '../../words/index.ts';
import { bankingWords } from '../words/banking.ts';

export interface AccountsPanelProps {
  accounts: Loadable<readonly BankAccount[]>;
  balances: Loadable<readonly BankBalance[]>;
  /** Whether a link is in progress, which prevents another one. */
  connecting: boolean;
  /** Called to link a bank, the named one if there is one. */
  onConnect: (opener: HTMLElement, preferred?: string) => void;
  /** What the caller puts in place of the button to link the first account. */
  empty: Slot | undefined;
}

const COLUMNS = { phone: 1, tablet: 2, desktop: 3 };

/** The linked accounts with their balances, or a button to link the first. */
export function AccountsPanel({
  accounts,
  balances,
  connecting,
  onConnect,
  empty,
}: AccountsPanelProps) {
  const words = useWords(bankingWords);
  return (
    <LoadablePanel
      value={markedOld(accounts, balances)}
      errorTitle={words.accountsError}
      skeleton={
        <Grid columns={COLUMNS}>
          <AccountCardSkeleton />
          <AccountCardSkeleton />
        </Grid>
      }
    >
      {(linked) =>
        linked.length === 0 ? (
          inSlot(empty, <NothingLinked connecting={connecting} onConnect={onConnect} />)
        ) : (
          <Stack>
            <BalancesFailure balances={balances} />
            <Cards
              accounts={linked}
              balances={balances}
              connecting={connecting}
              onConnect={onConnect}
            />
          </Stack>
        )
      }
    </LoadablePanel>
  );
}

type CardsProps = Omit<AccountsPanelProps, 'accounts' | 'empty'> & {
  accounts: readonly BankAccount[];
};

/** Each card has its own error boundary. */
function Cards({ accounts, balances, connecting, onConnect }: CardsProps) {
  const words = useWords(bankingWords);
  const { shown, next, showMore } = useShowMore(accounts);
  return (
    <>
      <Grid data-part="banking-list" columns={COLUMNS}>
        {shown.map((account) => (
          <ErrorBoundary key={account.id} title={words.accountError}>
            <AccountCard
              account={account}
              balances={balancesOf(balances, account)}
              loading={balances.status === 'loading'}
              reconnectDisabled={connecting}
              onReconnect={({ currentTarget }) => onConnect(currentTarget, account.institutionName)}
            />
          </ErrorBoundary>
        ))}
      </Grid>
      {next > 0 && (
        <Button data-part="banking-show-more" variant="soft" onClick={showMore}>
          {words.showMore({ count: `${next}` })}
        </Button>
      )}
    </>
  );
}

function balancesOf(
  balances: Loadable<readonly BankBalance[]>,
  { accountId }: BankAccount,
): BankBalance['balances'] | undefined {
  if (balances.status !== 'ready') return undefined;
  return balances.data.find((each) => each.account_id === accountId)?.balances;
}

/** The accounts, marked as outdated if their balances may be. */
function markedOld<T>(
  accounts: Loadable<T>,
  balances: AccountsPanelProps['balances'],
): Loadable<T> {
  const isOld = balances.status === 'ready' && balances.stale === true;
  return isOld && accounts.status === 'ready' ? ready(accounts.data, true) : accounts;
}

/** One message above the accounts if balances failed to load; the accounts stay. */
function BalancesFailure({ balances }: Pick<AccountsPanelProps, 'balances'>) {
  const words = useWords(bankingWords);
  if (balances.status !== 'error') return null;
  return (
    <RetryCallout
      live="assertive"
      tone="negative"
      title={words.balancesError}
      message={balances.message}
      onRetry={balances.onRetry}
    />
  );
}

function NothingLinked({
  connecting,
  onConnect,
}: Pick<AccountsPanelProps, 'connecting' | 'onConnect'>) {
  const words = useWords(bankingWords);
  return (
    <Card data-part="banking-empty">
      <EmptyState
        icon={<Landmark size={22} />}
        title={words.emptyTitle}
        description={words.emptyDescription}
        action={
          <Button
            variant="soft"
            disabled={connecting}
            onClick={({ currentTarget }) => onConnect(currentTarget)}
          >
            {words.connectFirst}
          </Button>
        }
      />
    </Card>
  );
}
