import { Check, Minus } from 'lucide-react';
import {
  Card,
  Section,
  Table,
  VisuallyHidden,
  type TableColumn,
} from '../../../primitives/index.ts';
import { textOf } from '../../../internal/ownContent.ts';
import type { BusinessAnalyticsSections, Competitor } from '../BusinessAnalytics.content.ts';
import * as styles from './sections.css.ts';

type Content = BusinessAnalyticsSections['competitors'];

interface CompetitorsProps {
  content: Content;
  productName: string;
}

const nameOf = ({ name }: Competitor) => name;

const columnsOf = ({
  benchmarks,
  product,
  yes,
  no,
}: Content): readonly TableColumn<Competitor>[] => [
  { id: 'product', header: product, cell: nameOf },
  ...benchmarks.map((benchmark, index) => ({
    id: benchmark,
    header: benchmark,
    cell: ({ does }: Competitor) => <Answer does={does[index] ?? false} yes={yes} no={no} />,
    align: 'center' as const,
    upright: true,
  })),
];

/** What other types of products do, and what none of them combines. */
export function Competitors({ content, productName }: CompetitorsProps) {
  const { benchmarks, competitors, ...texts } = content;
  const own: Competitor = { name: productName, does: benchmarks.map(() => true) };
  return (
    <Section
      data-part="business-analytics-competitors"
      title={texts.title}
      description={textOf(texts.description, { productName })}
    >
      <Card padding="none">
        <Table
          caption={texts.caption}
          columns={columnsOf(content)}
          rows={[own, ...competitors]}
          rowKey={nameOf}
          rowTone={(product) => (product === own ? 'accent' : undefined)}
          narrow="columns"
          inset
        />
      </Card>
    </Section>
  );
}

interface AnswerProps {
  does: boolean;
  yes: string;
  no: string;
}

function Answer({ does, yes, no }: AnswerProps) {
  const Icon = does ? Check : Minus;
  return (
    <span
      data-part="business-analytics-answer"
      className={styles.answer}
      data-yes={does ? '' : undefined}
    >
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{does ? yes : no}</VisuallyHidden>
    </span>
  );
}
