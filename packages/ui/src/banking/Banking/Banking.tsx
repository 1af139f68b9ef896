import type {
  BankAccount,
  BankBalance,
  BankItem,
  BankTransaction,
} from '@dime-time/finance-core/contract';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import {
  type ActionResult,
  Button,
  dataOr,
  type Loadable,
  PageHeader,
  Section,
  settle,
  useNotice,
  useSingleFlight,
} from '../../primitives/index.ts';
import { BankLinkDialog } from '../BankLinkDialog/BankLinkDialog.tsx';
import type {
  BankLinkFinds,
  BankLinkResult,
  BankLinkStart,
  LinkInstitution,
} from '../BankLinkDialog/BankLinkDialog.model.ts';
import type { UnlinkAction } from '../LinkedBanks/UnlinkDialog.tsx';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { BankOffers } from '../BankOffers/BankOffers.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { TransactionsPanel } from './TransactionsPanel.tsx';
import { useLinking } from './useLinking.ts';
import { useWords } from '../../words/index.ts';
import { bankingWords } from '../words/banking.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import * as styles from './Banking.css.ts';

export interface BankingProps {
  /** The linked accounts. */
  accounts: Loadable<readonly BankAccount[]>;
  /** Their balances, as the provider reports them. */
  balances: Loadable<readonly BankBalance[]>;
  /** The bank's rows, in any order; positive amounts are money out. */
  transactions: Loadable<readonly BankTransaction[]>;
  /** The name of the bank-connection provider: 'Plaid'. */
  providerName: string;
  /** The banks of the sandbox that can be linked. */
  institutions: readonly LinkInstitution[];
  /** Refetches all three, and returns whether they arrived. */
  onRefresh: () => Promise<ActionResult>;
  /**
   * Requests a link token from the server. The dialog opens only if the server returned one and the
   * answer does not use the provider’s own window instead.
   */
  onStartLink: () => Promise<BankLinkStart>;
  /** Exchanges the consent for a bank’s accounts, as the server answers. */
  onLink: (institution: LinkInstitution) => Promise<BankLinkResult>;
  /**
   * Whether a bank has sent the reader back to this page: linking then continues automatically.
   * @default false
   */
  resuming?: boolean | undefined;
  /**
   * The links to banks, each of which can be removed; `undefined` if the server has no such calls.
   * @default undefined
   */
  items?: Loadable<readonly BankItem[]> | undefined;
  /** Removes a link to a bank. */
  onUnlink?: UnlinkAction | undefined;
  /**
   * The reader’s time zone, for dates.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The household’s purse, if the server keeps one: the consent step says what round-ups are paid
   * from.
   * @default none
   */
  purse?: RoundUpPurse | undefined;
  /**
   * Unanswered suggestions from linked banks; the page asks about them after linking, and here.
   * @default none
   */
  finds?: BankLinkFinds | undefined;
  /**
   * The link to the round-ups of purchases.
   * @default '/transactions'
   */
  roundUpsHref?: string | undefined;
  /** Your own header of the page, a column beside its parts, and what stands for no linked account. */
  slots?: Slots<'header' | 'aside' | 'empty'> | undefined;
}

/**
 * The page of linked banks: accounts with their balances, what the banks report, and a button to
 * link another.
 */
export function Banking({
  accounts,
  balances,
  transactions,
  providerName,
  institutions,
  onRefresh,
  onStartLink,
  onLink,
  resuming = false,
  items,
  onUnlink,
  timeZone,
  purse,
  finds,
  roundUpsHref = '/transactions',
  slots,
}: BankingProps) {
  const words = useWords(bankingWords);
  const { connecting, open, preferred, mainButton, finalFocus, start, link, setOpen, finish } =
    useLinking({
      providerName,
      onStartLink,
      onLink,
    });
  useEffect(() => {
    if (resuming && mainButton.current) start(mainButton.current);
  }, [resuming, start, mainButton]);
  const linked = dataOr(accounts, undefined);
  // If nothing is linked, only the link button is shown, and any rows there still are.
  const nothingLinked = linked?.length === 0 && dataOr(transactions, []).length === 0;
  return (
    <Screen
      data-part="banking"
      slots={slots}
      busy={accounts.status === 'loading'}
      header={
        <PageHeader
          title={words.title}
          description={words.description}
          actions={
            <>
              <RefreshButton onRefresh={onRefresh} />
              <Button
                data-part="banking-connect"
                ref={mainButton}
                className={styles.connect}
                pending={connecting}
                pendingLabel={words.connecting}
                onClick={({ currentTarget }) => start(currentTarget)}
              >
                {words.connect}
              </Button>
            </>
          }
        />
      }
    >
      {/* While the dialog asks these questions, the page does not. */}
      {!open && <BankOffers finds={finds} />}
      <Section data-part="banking-accounts" title={words.accounts}>
        <AccountsPanel
          accounts={accounts}
          balances={balances}
          connecting={connecting}
          onConnect={start}
          empty={slots?.empty}
        />
      </Section>
      {items && onUnlink && (
        <ItemsPanel
          items={items}
          onUnlink={onUnlink}
          timeZone={timeZone}
          focusWhenGone={mainButton}
        />
      )}
      {!nothingLinked && (
        <TransactionsPanel
          transactions={transactions}
          accounts={linked}
          timeZone={timeZone}
          roundUpsHref={roundUpsHref}
        />
      )}
      <BankLinkDialog
        open={open}
        onOpenChange={setOpen}
        onFinish={finish}
        institutions={institutions}
        providerName={providerName}
        initialBank={preferred}
        onLink={link}
        purse={purse}
        finds={finds}
        finalFocus={finalFocus}
      />
    </Screen>
  );
}

function RefreshButton({ onRefresh }: Pick<BankingProps, 'onRefresh'>) {
  const words = useWords(bankingWords);
  const notice = useNotice();
  const [refreshing, refresh] = useSingleFlight(async () => {
    const { ok } = await settle(onRefresh());
    notice(
      ok
        ? { title: words.refreshed, variant: 'default' }
        : {
            title: words.refreshFailedTitle,
            message: words.refreshFailed,
            variant: 'destructive',
          },
    );
  });
  // Its label stays while it is pending, so that both buttons fit one line on a phone.
  return (
    <Button
      data-part="banking-refresh"
      variant="outline"
      tone="neutral"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      pending={refreshing}
      onClick={refresh}
    >
      {words.refresh}
    </Button>
  );
}
