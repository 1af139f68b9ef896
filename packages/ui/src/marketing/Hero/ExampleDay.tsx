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
    <figure data-part="hero-example" className={styles.root} aria-label={label}>
      <Card surface="hero">
        <figcaption data-part="hero-example-caption" className={styles.caption}>
          {caption}
        </figcaption>
        <ul data-part="hero-example-list" className={styles.rows}>
          {day.purchases.map(({ merchant, amount, spare, icon: Icon = CreditCard }) => (
            <li data-part="hero-example-item" key={merchant} className={styles.row}>
              <span data-part="hero-example-icon" className={styles.icon}>
                <Icon size={20} aria-hidden />
              </span>
              <span>
                <div data-part="hero-example-merchant" className={styles.merchant}>
                  {merchant}
                </div>
                <Money
                  data-part="hero-example-amount"
                  className={styles.amount}
                  amount={amount}
                  masked={false}
                />
              </span>
              <Money
                data-part="hero-example-spare"
                className={styles.spare}
                amount={spare}
                sign="always"
                masked={false}
              />
            </li>
          ))}
        </ul>
        <div data-part="hero-example-total" className={styles.sum}>
          <span data-part="hero-example-total-label" className={styles.sumLabel}>
            {sum}
          </span>
          <Money
            data-part="hero-example-total-amount"
            amount={day.total}
            size="xl"
            masked={false}
          />
        </div>
        <div data-part="hero-example-note" className={styles.note}>
          <span data-part="hero-example-note-icon" className={styles.noteIcon}>
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
