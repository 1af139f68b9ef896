import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import { useTooltipTiming } from './TooltipTimingContext.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Do not put essential information only here: touch has no hover. */
  content: string;
  /** The control it explains; one focusable element. */
  children: ReactElement;
  /**
   * The side it opens to, if there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * Whether it is open, if something other than pointer and focus controls it.
   * @default undefined, the tooltip decides
   */
  open?: boolean | undefined;
}

/**
 * Shows a few words on a control, on hover and on focus, after a delay shared by the whole site.
 *
 * Each tooltip includes Radix’s provider, so that a page without tooltips does not load it.
 */
export function Tooltip({ content, children, side = 'top', open }: TooltipProps) {
  const container = usePortalContainer();
  const { delay, opened, closed } = useTooltipTiming();
  return (
    // The site’s timing decides about the delay of further tooltips, not this provider.
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={0}>
      <RadixTooltip.Root
        {...(open === undefined ? {} : { open })}
        onOpenChange={(isOpen) => (isOpen ? opened() : closed())}
      >
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            data-part="tooltip"
            className={styles.content}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {content}
            <RadixTooltip.Arrow data-part="tooltip-arrow" className={styles.arrow} />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
