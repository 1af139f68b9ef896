import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Callout, LinkButton } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { tipBannerWords } from '../words/tipBanner.ts';

export interface TipBannerProps extends HostProps<'div', 'children' | 'title'> {
  /** The link to the strategies. */
  strategiesHref: string;
  /** The link to the round-up settings. */
  customizeHref: string;
  /**
   * What the tip is about.
   * @default 'Tip: small steps, big results'
   */
  title?: string;
  /**
   * The tip itself.
   * @default what a higher multiplier does
   */
  children?: ReactNode;
  /**
   * The label of the first link.
   * @default 'Learn More Strategies'
   */
  strategiesLabel?: string;
  /**
   * The label of the second link.
   * @default 'Customize Round-ups'
   */
  customizeLabel?: string;
}

/** Gives one piece of advice on the dashboard, with two links to act on it. */
export const TipBanner = forwardRef<HTMLDivElement, TipBannerProps>(function TipBanner(
  {
    strategiesHref,
    customizeHref,
    title,
    children,
    strategiesLabel,
    customizeLabel,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(tipBannerWords);
  return (
    <Callout
      data-part="tip-banner"
      {...rest}
      ref={ref}
      className={className}
      tone="accent"
      title={title ?? words.title}
      {...(className === undefined ? {} : { className })}
      actions={
        <>
          <LinkButton
            data-part="tip-banner-strategies"
            href={strategiesHref}
            variant="outline"
            tone="neutral"
            size="s"
          >
            {strategiesLabel ?? words.strategies}
          </LinkButton>
          <LinkButton
            data-part="tip-banner-customize"
            href={customizeHref}
            variant="ghost"
            size="s"
          >
            {customizeLabel ?? words.customize}
          </LinkButton>
        </>
      }
    >
      {children === undefined ? words.text : children}
    </Callout>
  );
});
