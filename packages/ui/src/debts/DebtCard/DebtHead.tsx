import type { Debt } from '@dime-time/finance-core/contract';
import { classes } from '../../theme/classes.ts';
import { truncateLabel } from '../../internal/truncateLabel.ts';
import { Heading, Link } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { debtCardWords } from '../words/debtCard.ts';
import * as styles from './DebtCard.css.ts';

export interface DebtHeadProps {
  debt: Debt;
  /** The ID of the heading that names the debt. */
  headingId: string;
  /** The address of its own page. */
  href: string | undefined;
}

/** Names the debt, and says what is owed on it. */
export function DebtHead({ debt, headingId, href }: DebtHeadProps) {
  const words = useWords(debtCardWords);
  const { text, ...label } = truncateLabel(debt.name);
  return (
    <header data-part="debt-card-header" className={styles.head}>
      <div className={styles.who}>
        <Heading
          data-part="debt-card-name"
          level={3}
          id={headingId}
          className={classes(styles.name, href !== undefined && styles.linked)}
          title={debt.name}
          {...label}
        >
          {href === undefined ? (
            <bdi>{text}</bdi>
          ) : (
            <Link tone="inherit" href={href} {...label}>
              <bdi>{text}</bdi>
            </Link>
          )}
        </Heading>
        {debt.accountNumber && (
          <p data-part="debt-card-account" className={styles.account} title={debt.accountNumber}>
            {debt.accountNumber}
          </p>
        )}
      </div>
      <div className={styles.balance}>
        <Money
          data-part="debt-card-balance"
          className={styles.current}
          amount={debt.currentBalance}
        />
        <span data-part="debt-card-original" className={styles.original}>
          {rich(words.original, { amount: <Money amount={debt.originalBalance} /> })}
        </span>
      </div>
    </header>
  );
}
