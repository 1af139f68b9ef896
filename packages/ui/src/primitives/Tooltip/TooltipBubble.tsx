import * as RadixTooltip from 'radix-ui/tooltip';
import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import { useTooltipTiming } from './TooltipTimingContext.ts';
import * as styles from './Tooltip.css.ts';

/** What Radix’s trigger does when a pointer or the focus comes and goes. */
export interface TriggerHandlers {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface TriggerProps {
  /** The control that the tooltip explains. */
  trigger: RefObject<HTMLElement | null>;
  /** Passes the handlers of the control; `undefined` once they no longer apply. */
  onConnect: (handlers: TriggerHandlers | undefined) => void;
  /** Passes the ID of the tooltip while it is open. */
  onDescribe: (id: string | undefined) => void;
}

export interface TooltipBubbleProps extends TriggerProps {
  content: string;
  side: 'top' | 'bottom' | 'left' | 'right';
  open: boolean | undefined;
}

/** Places a tooltip at a control that is rendered elsewhere. */
export function TooltipBubble({ content, side, open, ...trigger }: TooltipBubbleProps) {
  const container = usePortalContainer();
  const { delay, opened, closed } = useTooltipTiming();
  return (
    // The site’s timing decides about the delay of further tooltips, not this provider.
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={0}>
      <RadixTooltip.Root
        {...(open === undefined ? {} : { open })}
        onOpenChange={(isOpen) => (isOpen ? opened() : closed())}
      >
        <RadixTooltip.Trigger asChild>
          <ConnectedTrigger {...trigger} />
        </RadixTooltip.Trigger>
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

type ConnectedTriggerProps = TriggerProps &
  Partial<TriggerHandlers> & { 'aria-describedby'?: string | undefined };

/** Stands for the control: Radix gets its element, and it gets Radix’s handlers. */
const ConnectedTrigger = forwardRef<HTMLElement, ConnectedTriggerProps>(function ConnectedTrigger(
  { trigger, onConnect, onDescribe, 'aria-describedby': describedBy, ...handlers },
  ref,
) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement);
  useLayoutEffect(() => {
    onConnect(handlers as TriggerHandlers);
  });
  useLayoutEffect(() => () => onConnect(undefined), [onConnect]);
  useLayoutEffect(() => {
    onDescribe(describedBy);
    return () => onDescribe(undefined);
  }, [onDescribe, describedBy]);
  return null;
});
