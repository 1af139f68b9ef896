import { forwardRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Text } from '../../primitives/index.ts';
import { FounderPortrait } from './FounderPortrait.tsx';
import { VeteranBadge } from './VeteranBadge.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps extends HostProps<'footer', 'children'> {
  /**
   * The copyright holder and year.
   * @default '© 2025', the product’s name and 'All rights reserved.'
   */
  copyright?: string;
  /**
   * The text beside the portrait.
   * @default 'Founder'
   */
  founder?: string;
  /**
   * A line below it.
   * @default why the product was made
   */
  founderNote?: string;
  /**
   * The name of the portrait for assistive technology.
   * @default 'Founder portrait'
   */
  portraitLabel?: string;
  /**
   * The text of the badge.
   * @default 'Veteran Owned Business'
   */
  badge?: string;
  /**
   * What the product is not.
   * @default that it is not a licensed financial advisor
   */
  disclaimer?: string;
}

/** Ends a public page: who is behind it, and the disclaimer. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  {
    copyright,
    founder = 'Founder',
    founderNote = 'Built to make small change count.',
    portraitLabel = 'Founder portrait',
    badge = 'Veteran Owned Business',
    disclaimer,
    className,
    ...rest
  },
  ref,
) {
  const { productName } = useBrand();
  return (
    <footer {...rest} ref={ref} className={classes(styles.root, className)}>
      <div className={styles.content}>
        <div className={styles.people}>
          <figure className={styles.founder}>
            <FounderPortrait label={portraitLabel} />
            <figcaption>
              <Text weight="semibold">{founder}</Text>
              <Text size="s" tone="muted">
                {founderNote}
              </Text>
            </figcaption>
          </figure>
          <VeteranBadge>{badge}</VeteranBadge>
        </div>
        <div className={styles.small}>
          <Text size="s" tone="muted">
            {copyright ?? `© 2025 ${productName}. All rights reserved.`}
          </Text>
          <Text size="s" tone="muted" measure>
            {disclaimer ??
              `${productName} is not a licensed financial advisor. It provides information, not financial advice.`}
          </Text>
        </div>
      </div>
    </footer>
  );
});
