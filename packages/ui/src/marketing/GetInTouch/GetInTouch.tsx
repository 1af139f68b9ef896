import { Mail } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Link, Text } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import { useWords } from '../../words/index.ts';
import { getInTouchWords } from '../words/getInTouch.ts';
import { BreakableAddress } from '../../internal/BreakableAddress.tsx';
import * as styles from './GetInTouch.css.ts';

export interface GetInTouchProps extends HostProps<'section', 'title'> {
  /** The address for messages, for people who prefer their own email. */
  contactEmail: string;
  /** The form; a site may load it late. */
  children: ReactNode;
  /**
   * The heading.
   * @default 'Get in Touch'
   */
  title?: string;
  /**
   * A sentence under the heading.
   * @default whom to contact for what
   */
  lead?: string;
  /**
   * The label above the address.
   * @default 'Write to us directly'
   */
  addressLabel?: string;
}

/** Says how to reach the people behind the product: an address and a form. */
export const GetInTouch = forwardRef<HTMLElement, GetInTouchProps>(function GetInTouch(
  { contactEmail, children, title, lead, addressLabel, ...rest },
  ref,
) {
  const words = useWords(getInTouchWords);
  return (
    <MarketingSection
      data-part="get-in-touch"
      {...rest}
      ref={ref}
      title={title ?? words.title}
      lead={lead ?? words.lead}
      background="raised"
    >
      <div className={styles.columns}>
        <address data-part="get-in-touch-address" className={styles.address}>
          <span data-part="get-in-touch-icon" className={styles.icon}>
            <Mail size={22} aria-hidden />
          </span>
          <span>
            <Text data-part="get-in-touch-address-label" as="span" size="s" tone="muted">
              {addressLabel ?? words.addressLabel}
            </Text>
            <br />
            <Link href={`mailto:${contactEmail}`} className={styles.link}>
              <BreakableAddress address={contactEmail} />
            </Link>
          </span>
        </address>
        <Card data-part="get-in-touch-card" padding="l">
          {children}
        </Card>
      </div>
    </MarketingSection>
  );
});
