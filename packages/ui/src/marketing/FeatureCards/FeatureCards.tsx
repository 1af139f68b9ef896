import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Text } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import { useWords } from '../../words/index.ts';
import { featureCardsWords } from '../words/featureCards.ts';
import { landingFeatures, type LandingFeature } from './FeatureCards.content.ts';
import * as styles from './FeatureCards.css.ts';

export interface FeatureCardsProps extends HostProps<'section', 'children' | 'title'> {
  /**
   * The heading above the cards.
   * @default 'Your change, doing more'
   */
  title?: string;
  /**
   * A sentence under the heading.
   * @default a short description of the product
   */
  lead?: string;
  /**
   * The content of the cards.
   * @default six features of the product
   */
  features?: readonly LandingFeature[];
}

/** Shows what the product does, one card per feature. */
export const FeatureCards = forwardRef<HTMLElement, FeatureCardsProps>(function FeatureCards(
  { title, lead, features, ...rest },
  ref,
) {
  const words = useWords(featureCardsWords);
  return (
    <MarketingSection
      data-part="feature-cards"
      {...rest}
      ref={ref}
      title={title ?? words.title}
      lead={lead ?? words.lead}
    >
      <Grid data-part="feature-cards-list" as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        {(features ?? landingFeatures(words)).map(({ title: name, description, icon: Icon }) => (
          <Card data-part="feature-cards-card" as="li" key={name} className={styles.card}>
            <span data-part="feature-cards-icon" className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <Heading data-part="feature-cards-title" level={3} size="l">
              {name}
            </Heading>
            <Text data-part="feature-cards-text" tone="muted">
              {description}
            </Text>
          </Card>
        ))}
      </Grid>
    </MarketingSection>
  );
});
