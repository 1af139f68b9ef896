import { Check, Minus } from 'lucide-react';
import {
  Card,
  Section,
  Table,
  VisuallyHidden,
  type TableColumn,
} from '../../../primitives/index.ts';
import { BENCHMARKS, COMPETITORS, type Competitor } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

const nameOf = ({ name }: Competitor) => name;

const columns: readonly TableColumn<Competitor>[] = [
  { id: 'product', header: 'Product', cell: nameOf },
  ...BENCHMARKS.map((benchmark, index) => ({
    id: benchmark,
    header: benchmark,
    cell: ({ does }: Competitor) => <Answer yes={does[index] ?? false} />,
    align: 'center' as const,
    upright: true,
  })),
];

/** What other types of products do, and what none of them combines. */
export function Competitors({ productName }: { productName: string }) {
  const own: Competitor = { name: productName, does: BENCHMARKS.map(() => true) };
  return (
    <Section
      title="Competitor Benchmarks"
      description={`Others do part of this. Only ${productName} sends spare change to the highest-interest debt.`}
    >
      <Card padding="none">
        <Table
          caption="What each kind of product does"
          columns={columns}
          rows={[own, ...COMPETITORS]}
          rowKey={nameOf}
          rowTone={(product) => (product === own ? 'accent' : undefined)}
          narrow="columns"
          inset
        />
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
