import { forwardRef, type ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { footerWords } from '../words/footer.ts';
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
   * The text beside the portrait; `null` leaves out both, and the line below.
   * @default 'Founder'
   */
  founder?: string | null;
  /**
   * A line below it.
   * @default why the product was made
   */
  founderNote?: string;
  /**
   * The portrait, such as an image with its own `alt`, scaled to a square of 5 rem.
   * @default a drawing
   */
  portrait?: ReactNode;
  /**
   * The name of the drawing for assistive technology.
   * @default 'Founder portrait'
   */
  portraitLabel?: string;
  /**
   * The text of the badge; `null` leaves it out.
   * @default 'Veteran Owned Business'
   */
  badge?: string | null;
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
    founder,
    founderNote,
    portrait,
    portraitLabel,
    badge,
    disclaimer,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(footerWords);
  const { productName } = useBrand();
  return (
    <footer data-part="footer" {...rest} ref={ref} className={classes(styles.root, className)}>
      <div className={styles.content}>
        {(founder !== null || badge !== null) && (
          <div className={styles.people}>
            {founder !== null && (
              <figure data-part="footer-founder" className={styles.founder}>
                {portrait === undefined ? (
                  <FounderPortrait label={portraitLabel ?? words.portraitLabel} />
                ) : (
                  <span data-part="footer-portrait" className={styles.portrait}>
                    {portrait}
                  </span>
                )}
                <figcaption>
                  <Text data-part="footer-founder-name" weight="semibold">
                    {founder ?? words.founder}
                  </Text>
                  <Text data-part="footer-founder-note" size="s" tone="muted">
                    {founderNote ?? words.founderNote}
                  </Text>
                </figcaption>
              </figure>
            )}
            {badge !== null && <VeteranBadge>{badge ?? words.badge}</VeteranBadge>}
          </div>
        )}
        <div className={styles.small}>
          <Text data-part="footer-copyright" size="s" tone="muted">
            {copyright ?? words.copyright({ productName })}
          </Text>
          <Text data-part="footer-disclaimer" size="s" tone="muted" measure>
            {disclaimer ?? words.disclaimer({ productName })}
          </Text>
        </div>
      </div>
    </footer>
  );
});
