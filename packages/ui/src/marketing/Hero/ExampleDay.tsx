import { Coffee, CreditCard, ShoppingBasket, Utensils, type LucideIcon } from 'lucide-react';
import { Money } from '../../money/index.ts';
import { Card } from '../../primitives/index.ts';
import { exampleDay } from './Hero.model.ts';
import * as styles from './ExampleDay.css.ts';

const ICONS: readonly LucideIcon[] = [Coffee, Utensils, ShoppingBasket];

/** An ordinary day with the product: three purchases, their spare change, and where it goes. */
export function ExampleDay() {
  const { purchases, total } = exampleDay();
  return (
    <figure className={styles.root} aria-label="An example day">
      <Card surface="hero">
        <figcaption className={styles.caption}>An ordinary day</figcaption>
        <ul className={styles.rows}>
          {purchases.map(({ merchant, amount, spare }, index) => {
            const Icon = ICONS[index % ICONS.length] ?? CreditCard;
            return (
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
            );
          })}
        </ul>
        <div className={styles.sum}>
          <span className={styles.sumLabel}>Spare change today</span>
          <Money amount={total} size="xl" masked={false} />
        </div>
        <div className={styles.note}>
          <span className={styles.noteIcon}>
            <CreditCard size={18} aria-hidden />
          </span>
          Sent to your highest-interest debt each week
        </div>
      </Card>
    </figure>
  );
}
