import { calendarDayOf, type Instant } from '@dime-time/finance-core';
import type {
  StakeRequest,
  TokenHoldings,
  TokenInfo,
  TokenReward,
} from '@dime-time/finance-core/contract';
import {
  Card,
  dataOr,
  type Loadable,
  LoadablePanel,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Tabs,
} from '../../primitives/index.ts';
import { EarnList } from '../EarnList/EarnList.tsx';
import { RewardHistory } from '../RewardHistory/RewardHistory.tsx';
import { type StakeAction, StakeForm } from '../StakeForm/StakeForm.tsx';
import { StakeList } from '../StakeList/StakeList.tsx';
import { TokenBalance } from '../TokenBalance/TokenBalance.tsx';
import { TokenOverview } from '../TokenOverview/TokenOverview.tsx';
import { TradingPairs } from '../TradingPairs/TradingPairs.tsx';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { dimeTokenWords } from '../words/dimeToken.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import * as layout from '../../internal/sidebarLayout.css.ts';
import * as styles from './DimeToken.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface DimeTokenProps {
  /** The token’s market. */
  info: Loadable<TokenInfo>;
  /** The tokens of the household. */
  balance: Loadable<TokenHoldings>;
  /** The rewards earned, newest first. */
  rewards: Loadable<readonly TokenReward[]>;
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
  /** Stakes tokens; the parent refetches the balance. */
  onStake: StakeAction;
  /**
   * Unconfirmed stakes.
   * @default what this page sent itself, while it is mounted
   */
  unansweredStakes?: readonly StakeRequest[] | undefined;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/**
 * The page of the reward token: its market, the reader’s tokens, and how to earn and stake them.
 */
export function DimeToken({ info, balance, rewards, slots, ...stake }: DimeTokenProps) {
  const words = useWords(dimeTokenWords);
  const { productName } = useBrand();
  const price = dataOr(info, undefined)?.currentPrice;
  return (
    <Screen
      data-part="dime-token"
      slots={slots}
      header={<PageHeader title={words.title({ productName })} description={words.description} />}
    >
      <Card data-part="dime-token-market" as="section" aria-label={words.market}>
        <LoadablePanel
          value={info}
          errorTitle={words.marketError}
          skeleton={
            <p data-part="dime-token-loading" className={styles.waiting} role="status">
              {words.marketLoading}
            </p>
          }
        >
          {(data) => <TokenOverview info={data} />}
        </LoadablePanel>
      </Card>
      <div className={layout.columns}>
        <Card data-part="dime-token-details" className={layout.main}>
          <Tabs
            label={words.tabs}
            keepMounted
            items={[
              { value: 'earn', label: words.earnTab, content: <EarnTab /> },
              {
                value: 'stake',
                label: words.stakeTab,
                content: <StakeTab {...stake} balance={dataOr(balance, undefined)} />,
              },
              {
                value: 'history',
                label: words.historyTab,
                content: <RewardHistory rewards={rewards} timeZone={stake.timeZone} />,
              },
            ]}
          />
        </Card>
        <Card data-part="dime-token-balance" className={layout.asideTop}>
          <Section title={words.balance}>
            <LoadablePanel
              value={balance}
              errorTitle={words.balanceError}
              skeleton={<Skeleton shape="block" height="9rem" />}
            >
              {(data) => <TokenBalance balance={data} price={price} />}
            </LoadablePanel>
          </Section>
        </Card>
        <Card
          data-part="dime-token-pairs"
          className={layout.asideLast}
          aria-busy={info.status === 'loading'}
        >
          <Section title={words.pairs}>
            <LoadablePanel
              value={info}
              errorTitle={words.pairsError}
              skeleton={<Skeleton shape="block" height="7rem" />}
            >
              {(data) => <TradingPairs price={data.currentPrice} />}
            </LoadablePanel>
          </Section>
        </Card>
      </div>
    </Screen>
  );
}

function EarnTab() {
  const words = useWords(dimeTokenWords);
  return (
    <Section
      data-part="dime-token-earn"
      title={words.earnTitle}
      description={words.earnDescription}
    >
      <EarnList />
    </Section>
  );
}

function StakeTab({
  asOf: givenTime,
  timeZone: givenZone,
  onStake,
  unansweredStakes,
  balance,
}: Omit<DimeTokenProps, 'info' | 'balance' | 'rewards'> & { balance: TokenHoldings | undefined }) {
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const words = useWords(dimeTokenWords);
  return (
    <Stack gap={6}>
      <Section
        data-part="dime-token-stake"
        title={words.stakeTitle}
        description={words.stakeDescription}
      >
        <StakeForm
          today={calendarDayOf(asOf, timeZone)}
          onStake={onStake}
          available={balance?.balance}
          unanswered={unansweredStakes}
        />
      </Section>
      {balance?.stakes && (
        <Section data-part="dime-token-stakes" title={words.stakesTitle}>
          <StakeList stakes={balance.stakes} timeZone={timeZone} />
        </Section>
      )}
    </Stack>
  );
}
