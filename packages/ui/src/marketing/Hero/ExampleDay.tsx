import { Coffee, CreditCard, ShoppingBasket, Utensils } from 'lucide-react';
import type { Cents } from '@dime-time/finance-core/money';
import type { ComponentType } from 'react';
import { Money } from '../../money/index.ts';
import { Card } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import type { ExampleDayWords } from '../../words/subjects/marketing/exampleDay.ts';
import { exampleDayWords } from '../words/exampleDay.ts';
import { exampleDay, EXAMPLE_AMOUNTS } from './Hero.model.ts';
import * as styles from './ExampleDay.css.ts';

/** A purchase of the example. */
export interface ExampleDayPurchase {
  /** Where, or what for. */
  readonly merchant: string;
  /** Its price; the round-up is calculated. */
  readonly amount: Cents;
  /**
   * A decorative icon.
   * @default a card
   */
  readonly icon?: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
}

/** The example beside the heading. */
export interface ExampleDayContent {
  /** Its name for assistive technology. */
  readonly label: string;
  /** The line above the purchases. */
  readonly caption: string;
  /** The purchases. */
  readonly purchases: readonly ExampleDayPurchase[];
  /** What the sum of their round-ups is called. */
  readonly sum: string;
  /** Where the sum goes. */
  readonly note: string;
}

/** An ordinary day with the product: purchases, their spare change, and where it goes. */
export function ExampleDay(own: Partial<ExampleDayContent>) {
  const words = useWords(exampleDayWords);
  const { label, caption, purchases, sum, note } = {
    ...words,
    purchases: examplePurchases(words),
    ...own,
  };
  const day = exampleDay(purchases);
  return (
    <figure className={styles.root} aria-label={label}>
      <Card surface="hero">
        <figcaption className={styles.caption}>{caption}</figcaption>
        <ul className={styles.rows}>
          {day.purchases.map(({ merchant, amount, spare, icon: Icon = CreditCard }) => (
            <li key={merchant} className={styles.row}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden />
              </span>
              <span>
                <div className={styles.merchant}>{merchant}</div>
                <Money className={styles.amount} amount={amount} masked={false} />
              </span>
              <Money className={styles.spare} amount={spare} sign="always" masked={false} />
            </li>
          ))}
        </ul>
        <div className={styles.sum}>
          <span className={styles.sumLabel}>{sum}</span>
          <Money amount={day.total} size="xl" masked={false} />
        </div>
        <div className={styles.note}>
          <span className={styles.noteIcon}>
            <CreditCard size={18} aria-hidden />
          </span>
          {note}
        </div>
      </Card>
    </figure>
  );
}

function examplePurchases(words: ExampleDayWords): readonly ExampleDayPurchase[] {
  return [
    { merchant: words.coffee, amount: EXAMPLE_AMOUNTS.coffee, icon: Coffee },
    { merchant: words.lunch, amount: EXAMPLE_AMOUNTS.lunch, icon: Utensils },
    { merchant: words.groceries, amount: EXAMPLE_AMOUNTS.groceries, icon: ShoppingBasket },
  ];
}
