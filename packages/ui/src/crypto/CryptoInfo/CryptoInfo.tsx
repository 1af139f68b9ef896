import { PieChart, Scissors, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { Card, Heading, Link, Section, Stack, Text } from '../../primitives/index.ts';
import * as styles from './CryptoInfo.css.ts';

export interface CryptoInfoProps extends HostProps<'div', 'children' | 'title'> {
  /** The link to the full text of the risks. */
  legalHref: string;
  /**
   * The heading.
   * @default 'How Crypto Round-ups Work'
   */
  title?: string;
}

/** Explains what crypto round-ups do with spare change, and what can go wrong. */
export const CryptoInfo = forwardRef<HTMLElement, CryptoInfoProps>(function CryptoInfo(
  { legalHref, title = 'How Crypto Round-ups Work', className, ...rest },
  ref,
) {
  const { productName } = useBrand();
  return (
    <Card {...rest} ref={ref} className={className}>
      <Section title={title}>
        <ul className={styles.steps}>
          <Stack as="li" gap={2}>
            <Scissors className={styles.icon} size={20} aria-hidden="true" />
            <Heading level={3} size="s">
              Crypto comes out first
            </Heading>
            <Text size="s" tone="muted">
              We invest the share you choose, and the rest goes to your highest-rate debt.
            </Text>
          </Stack>
          <Stack as="li" gap={2}>
            <PieChart className={styles.icon} size={20} aria-hidden="true" />
            <Heading level={3} size="s">
              A little at a time
            </Heading>
            <Text size="s" tone="muted">
              Small purchases of your chosen coin add up over time, at many different prices.
            </Text>
          </Stack>
          <Stack as="li" gap={2}>
            <TriangleAlert className={styles.icon} size={20} aria-hidden="true" />
            <Heading level={3} size="s">
              You can lose money
            </Heading>
            <Text size="s" tone="muted">
              Crypto prices swing, and a coin can lose all of its value. {productName} is not a
              licensed financial advisor. <Link href={legalHref}>Read about the risks</Link>
            </Text>
          </Stack>
        </ul>
      </Section>
    </Card>
  );
});
