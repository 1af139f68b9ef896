import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
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

/** A few words on a control, on hover and on focus, after the delay UiProvider sets. */
export function Tooltip({ content, children, side = 'top', open }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <RadixTooltip.Root {...(open === undefined ? {} : { open })}>
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
  );
}
