import { forwardRef, useId, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading, Text } from '../../primitives/index.ts';
import * as styles from './MarketingSection.css.ts';

export interface MarketingSectionProps extends HostProps<'section', 'children' | 'title'> {
  /** The section’s topic: its heading, and its name as a landmark. */
  title: string;
  /** One or two words above the heading that give context. */
  eyebrow?: string;
  /** A sentence or two under the heading. */
  lead?: string;
  /**
   * The color behind the whole width; give adjacent sections different ones, so that it is clear where
   * one ends. The cards on it have a `surface` of their own.
   * @default 'plain'
   */
  background?: 'plain' | 'sunken' | 'raised';
  /** The section’s content. */
  children: ReactNode;
}

/** Builds one section of a public page: full width, with a large heading and generous spacing. */
export const MarketingSection = forwardRef<HTMLElement, MarketingSectionProps>(
  function MarketingSection(
    { title, eyebrow, lead, background = 'plain', className, children, ...rest },
    ref,
  ) {
    const headingId = useId();
    return (
      <section
        data-part="marketing-section"
        {...rest}
        ref={ref}
        aria-labelledby={headingId}
        data-background={background}
        className={classes(styles.root, className)}
      >
        <div className={styles.content}>
          <div data-part="marketing-section-header" className={styles.head}>
            {eyebrow === undefined ? null : (
              <Text data-part="marketing-section-eyebrow" size="s" tone="accent" weight="semibold">
                {eyebrow}
              </Text>
            )}
            <Heading data-part="marketing-section-title" id={headingId} level={2} size="2xl">
              {title}
            </Heading>
            {lead === undefined ? null : (
              <Text
                data-part="marketing-section-lead"
                size="l"
                tone="muted"
                className={styles.lead}
              >
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
