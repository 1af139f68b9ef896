import { PieChart, Scissors, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { Card, Heading, Link, Section, Stack, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { cryptoInfoWords } from '../words/cryptoInfo.ts';
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
  { legalHref, title, className, ...rest },
  ref,
) {
  const words = useWords(cryptoInfoWords);
  const { productName } = useBrand();
  return (
    <Card data-part="crypto-info" {...rest} ref={ref} className={className}>
      <Section title={title ?? words.title}>
        <ul data-part="crypto-info-list" className={styles.steps}>
          <Stack data-part="crypto-info-item" as="li" gap={2}>
            <Scissors
              data-part="crypto-info-icon"
              className={styles.icon}
              size={20}
              aria-hidden="true"
            />
            <Heading data-part="crypto-info-title" level={3} size="m">
              {words.firstTitle}
            </Heading>
            <Text data-part="crypto-info-text" size="s" tone="muted">
              {words.first}
            </Text>
          </Stack>
          <Stack data-part="crypto-info-item" as="li" gap={2}>
            <PieChart
              data-part="crypto-info-icon"
              className={styles.icon}
              size={20}
              aria-hidden="true"
            />
            <Heading data-part="crypto-info-title" level={3} size="m">
              {words.littleTitle}
            </Heading>
            <Text data-part="crypto-info-text" size="s" tone="muted">
              {words.little}
            </Text>
          </Stack>
          <Stack data-part="crypto-info-item" as="li" gap={2}>
            <TriangleAlert
              data-part="crypto-info-icon"
              className={styles.icon}
              size={20}
              aria-hidden="true"
            />
            <Heading data-part="crypto-info-title" level={3} size="m">
              {words.riskTitle}
            </Heading>
            <Text data-part="crypto-info-text" size="s" tone="muted">
              {words.risk({ productName })} <Link href={legalHref}>{words.riskLink}</Link>
            </Text>
          </Stack>
        </ul>
      </Section>
    </Card>
  );
});
