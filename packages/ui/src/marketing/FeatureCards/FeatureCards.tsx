import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Text } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import { LANDING_FEATURES, type LandingFeature } from './FeatureCards.content.ts';
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
   * @default LANDING_FEATURES
   */
  features?: readonly LandingFeature[];
}

/** Shows what the product does, one card per feature. */
export const FeatureCards = forwardRef<HTMLElement, FeatureCardsProps>(function FeatureCards(
  {
    title = 'Your change, doing more',
    lead = 'Six features that turn spare change into debt payments.',
    features = LANDING_FEATURES,
    ...rest
  },
  ref,
) {
  return (
    <MarketingSection {...rest} ref={ref} title={title} lead={lead}>
      <Grid as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        {features.map(({ title: name, description, icon: Icon }) => (
          <Card as="li" key={name} className={styles.card}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <Heading level={3} size="l">
              {name}
            </Heading>
            <Text tone="muted">{description}</Text>
          </Card>
        ))}
      </Grid>
    </MarketingSection>
  );
});
