import { CircleCheck } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Inline } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import { LANDING_ACHIEVEMENTS, type Achievement } from './DevelopmentAchievement.content.ts';
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
   * @default LANDING_ACHIEVEMENTS
   */
  achievements?: readonly Achievement[];
}

/** Shows what is already built, and what it is connected to. */
export const DevelopmentAchievement = forwardRef<HTMLElement, DevelopmentAchievementProps>(
  function DevelopmentAchievement(
    {
      title = 'Development Achievement',
      lead = 'This isn’t a pitch deck. It’s built, connected, and running.',
      achievements = LANDING_ACHIEVEMENTS,
      ...rest
    },
    ref,
  ) {
    return (
      <MarketingSection {...rest} ref={ref} title={title} lead={lead}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {achievements.map((achievement) => (
            <Card as="article" key={achievement.title}>
              <Heading level={3} size="l">
                {achievement.title}
              </Heading>
              <ul className={styles.list}>
                {achievement.points.map((point) => (
                  <Inline key={point} as="li" align="start" wrap={false}>
                    <span className={styles.check}>
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
