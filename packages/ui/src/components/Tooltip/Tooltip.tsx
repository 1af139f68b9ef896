import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import { useTooltipTiming } from './TooltipTimingContext.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Nothing a person needs may stand only here: touch has no hover. */
  content: string;
  /** The control it explains; one element that takes focus. */
  children: ReactElement;
  /**
   * The side it opens to, where there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * Whether it is open, where something else than the pointer and focus decides.
   * @default undefined, the tooltip decides
   */
  open?: boolean | undefined;
}

/**
 * A few words on a control, on hover and on focus, after a delay that is shared by the whole site.
 *
 * Each brings Radix's provider itself, so that a page without a tooltip does not carry the machinery.
 */
export function Tooltip({ content, children, side = 'top', open }: TooltipProps) {
  const container = usePortalContainer();
  const { delay, opened, closed } = useTooltipTiming();
  return (
    // What comes after the first one is counted by the site, not by this provider.
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={0}>
      <RadixTooltip.Root
        {...(open === undefined ? {} : { open })}
        onOpenChange={(isOpen) => (isOpen ? opened() : closed())}
      >
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            className={styles.content}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {content}
            <RadixTooltip.Arrow className={styles.arrow} />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
