import type { BankAccount, BankBalance } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';
import { CreditCard, Landmark, PiggyBank, Receipt, TrendingUp } from 'lucide-react';
import { forwardRef, useId, type MouseEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { truncateLabel } from '../../internal/truncateLabel.ts';
import { Badge, Button, Card, Heading, Skeleton } from '../../primitives/index.ts';
import { FittedMoney, Money } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { accountCardWords } from '../words/accountCard.ts';
import { accountKindsWords } from '../words/accountKinds.ts';
import { accountCardModel, type AccountCardModel } from './AccountCard.model.ts';
import * as styles from './AccountCard.css.ts';

export interface AccountCardProps extends HostProps<'div', 'children'> {
  /** The linked account. */
  account: BankAccount;
  /** The balances, as the bank reports them; omit them if the bank has not. */
  balances?: BankBalance['balances'] | undefined;
  /**
   * Whether the balances are still loading; the card keeps its size.
   * @default false
   */
  loading?: boolean | undefined;
  /** Starts relinking an inactive account; without it, only the account’s state is shown. */
  onReconnect?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /**
   * Whether a bank is being linked, which disables the button.
   * @default false
   */
  reconnectDisabled?: boolean | undefined;
  /**
   * The message for an inactive account, beside the button.
   * @default 'We’re not getting updates from this bank.'
   */
  inactiveText?: string | undefined;
  /**
   * The button’s label.
   * @default 'Reconnect'
   */
  reconnectLabel?: string | undefined;
}

const ICONS: Record<AccountCardModel['kind'], typeof Landmark> = {
  cash: Landmark,
  savings: PiggyBank,
  credit: CreditCard,
  loan: Receipt,
  investment: TrendingUp,
};

/** Shows one linked bank account: its name, whether it still sends data, and its balances. */
export const AccountCard = forwardRef<HTMLElement, AccountCardProps>(function AccountCard(
  {
    account,
    balances,
    loading = false,
    onReconnect,
    reconnectDisabled = false,
    inactiveText,
    reconnectLabel,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(accountCardWords);
  const nameId = useId();
  const model = accountCardModel(account, words, useWords(accountKindsWords));
  const { text, ...label } = truncateLabel(model.name);
  const Icon = ICONS[model.kind];
  return (
    <Card
      data-part="account-card"
      {...rest}
      ref={ref}
      as="article"
      aria-labelledby={nameId}
      className={classes(styles.card, className)}
    >
      <header data-part="account-card-header" className={styles.head}>
        <span
          data-part="account-card-icon"
          className={styles.icon}
          data-kind={model.kind}
          aria-hidden="true"
        >
          <Icon size={20} />
        </span>
        <div className={styles.who}>
          <Heading
            data-part="account-card-name"
            level={3}
            size="m"
            id={nameId}
            className={styles.name}
            title={model.name}
            {...label}
          >
            <bdi>{text}</bdi>
          </Heading>
          {model.origin.map((part) => (
            <bdi data-part="account-card-origin" key={part} className={styles.origin}>
              {part}
            </bdi>
          ))}
        </div>
        <Badge tone={account.isActive ? 'positive' : 'warning'}>
          {account.isActive ? words.active : words.inactive}
        </Badge>
      </header>
      <dl
        data-part="account-card-figures"
        className={styles.figures}
        aria-busy={loading || undefined}
      >
        <div className={styles.figure}>
          <dt data-part="account-card-label" className={styles.label}>
            {model.currentLabel}
          </dt>
          <dd data-part="account-card-balance" className={styles.current}>
            <Amount
              shownAs={FittedMoney}
              value={balances?.current}
              loading={loading}
              width="8rem"
            />
          </dd>
        </div>
        {(loading || typeof balances?.available === 'number') && (
          <div className={styles.figure}>
            <dt data-part="account-card-label" className={styles.label}>
              {model.availableLabel}
            </dt>
            <dd data-part="account-card-available" className={styles.available}>
              <Amount shownAs={Money} value={balances?.available} loading={loading} width="5rem" />
            </dd>
          </div>
        )}
      </dl>
      {!account.isActive && onReconnect && (
        <div data-part="account-card-reconnect" className={styles.relink}>
          <span>{inactiveText ?? words.inactiveText}</span>
          <Button
            size="s"
            variant="soft"
            disabled={reconnectDisabled}
            aria-describedby={nameId}
            onClick={(event) => onReconnect(event)}
          >
            {reconnectLabel ?? words.reconnect}
          </Button>
        </div>
      )}
    </Card>
  );
});

interface AmountProps {
  shownAs: typeof FittedMoney | typeof Money;
  value: Cents | null | undefined;
  loading: boolean;
  width: string;
}

function Amount({ shownAs: Shown, value, loading, width }: AmountProps) {
  const words = useWords(accountCardWords);
  if (loading) return <Skeleton width={width} />;
  if (typeof value !== 'number') return <span className={styles.unknown}>{words.unknown}</span>;
  return <Shown amount={value} />;
}
