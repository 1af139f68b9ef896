import { forwardRef, useId, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './MarketingSection.css.ts';

export interface MarketingSectionProps extends HostProps<'section', 'children' | 'title'> {
  /** What the section is about: its heading, and its name as a landmark. */
  title: string;
  /** A word or two over the heading, which place it. */
  eyebrow?: string;
  /** A sentence or two under the heading. */
  lead?: string;
  /**
   * The ground it stands on; neighbours differ, so that the eye sees where one ends.
   * @default 'plain'
   */
  surface?: 'plain' | 'sunken' | 'raised';
  /** What the section shows. */
  children: ReactNode;
}

/** One section of a public page: across the whole screen, with a large heading and room around it. */
export const MarketingSection = forwardRef<HTMLElement, MarketingSectionProps>(
  function MarketingSection(
    { title, eyebrow, lead, surface = 'plain', className, children, ...rest },
    ref,
  ) {
    const headingId = useId();
    return (
      <section
        {...rest}
        ref={ref}
        aria-labelledby={headingId}
        data-surface={surface}
        className={classes(styles.root, className)}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading id={headingId} level={2} size="3xl" className={styles.title}>
              {title}
            </Heading>
            {lead === undefined ? null : (
              <Text size="l" tone="muted" className={styles.lead}>
                {lead}
              </Text>
            )}
          </div>
          {children}
        </div>
      </section>
    );
  },
);
