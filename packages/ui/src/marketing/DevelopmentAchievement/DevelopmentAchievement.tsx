import { CircleCheck } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Inline } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import { useWords } from '../../words/index.ts';
import { developmentAchievementWords } from '../words/developmentAchievement.ts';
import { landingAchievements, type Achievement } from './DevelopmentAchievement.content.ts';
import * as styles from './DevelopmentAchievement.css.ts';

export interface DevelopmentAchievementProps extends HostProps<'section', 'children' | 'title'> {
  /**
   * The heading above the cards.
   * @default 'Development Achievement'
   */
  title?: string;
  /**
   * A sentence under the heading.
   * @default that it is built already
   */
  lead?: string;
  /**
   * The content of the cards.
   * @default the technology and the integrations of the product
   */
  achievements?: readonly Achievement[];
}

/** Shows what is already built, and what it is connected to. */
export const DevelopmentAchievement = forwardRef<HTMLElement, DevelopmentAchievementProps>(
  function DevelopmentAchievement({ title, lead, achievements, ...rest }, ref) {
    const words = useWords(developmentAchievementWords);
    return (
      <MarketingSection
        data-part="development-achievement"
        {...rest}
        ref={ref}
        title={title ?? words.title}
        lead={lead ?? words.lead}
      >
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {(achievements ?? landingAchievements(words)).map((achievement) => (
            <Card data-part="development-achievement-card" as="article" key={achievement.title}>
              <Heading data-part="development-achievement-card-title" level={3} size="l">
                {achievement.title}
              </Heading>
              <ul data-part="development-achievement-points" className={styles.list}>
                {achievement.points.map((point) => (
                  <Inline
                    data-part="development-achievement-point"
                    key={point}
                    as="li"
                    align="start"
                    wrap={false}
                  >
                    <span data-part="development-achievement-point-icon" className={styles.check}>
                      <CircleCheck size={20} aria-hidden />
                    </span>
                    {point}
                  </Inline>
                ))}
              </ul>
            </Card>
          ))}
        </Grid>
      </MarketingSection>
    );
  },
);
