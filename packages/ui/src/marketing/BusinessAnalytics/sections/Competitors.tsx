import { Check, Minus } from 'lucide-react';
import { Card, Section, VisuallyHidden } from '../../../primitives/index.ts';
import { classes } from '../../../theme/classes.ts';
import { BENCHMARKS, COMPETITORS, type Competitor } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

/** What other types of products do, and what none of them combines. */
export function Competitors({ productName }: { productName: string }) {
  const own: Competitor = { name: productName, does: BENCHMARKS.map(() => true) };
  return (
    <Section
      title="Competitor Benchmarks"
      description={`Others do part of this. Only ${productName} sends spare change to the highest-interest debt.`}
    >
      <Card padding="none">
        <table className={styles.table}>
          <caption className={styles.caption}>What each kind of product does</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.headCell}>
                Product
              </th>
              {BENCHMARKS.map((benchmark) => (
                <th key={benchmark} scope="col" className={styles.headCell} data-center="">
                  <span className={styles.upright}>{benchmark}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[own, ...COMPETITORS].map((product) => (
              <tr
                key={product.name}
                className={styles.row}
                data-own={product === own ? '' : undefined}
              >
                <th scope="row" className={classes(styles.rowHead, styles.smallOnPhone)}>
                  {product.name}
                </th>
                {BENCHMARKS.map((benchmark, index) => (
                  <td key={benchmark} className={styles.cell} data-center="">
                    <Answer yes={product.does[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <span className={styles.answer} data-yes={yes ? '' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{yes ? 'Yes' : 'No'}</VisuallyHidden>
    </span>
  );
}
