import { X } from 'lucide-react';
import * as RadixPopover from 'radix-ui/popover';
import { forwardRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { useOverlayState } from '../Dialog/useOverlayState.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { overlayWords } from '../words/overlay.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The control that opens it and gets the focus back; one element that forwards its ref. */
  trigger: ReactElement;
  /** The popover’s name. */
  title: string;
  /**
   * Whether the title is visible, with a close button beside it; assistive technology gets the
   * title either way.
   * @default true
   */
  showTitle?: boolean | undefined;
  /** The popover’s content. */
  children: ReactNode;
  /**
   * Whether it is open.
   * @default undefined, the trigger opens it
   */
  open?: boolean | undefined;
  /** Called when people open or close it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The side of the trigger it opens to, if there is room; otherwise the opposite one.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * How it is aligned with the trigger along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

/** A small panel beside its trigger, over a page that can still be used; its ref is the panel. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    trigger,
    title,
    showTitle = true,
    children,
    open: openByParent,
    onOpenChange,
    side = 'bottom',
    align = 'center',
    closeLabel,
    className,
    style,
    ...rest
  },
  ref,
) {
  const { close } = useWords(overlayWords);
  const { open, change, container } = useOverlayState({ open: openByParent, onOpenChange });
  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          data-part="popover"
          {...rest}
          ref={ref}
          className={classes(styles.panel, className)}
          style={style}
          aria-label={title}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
        >
          {showTitle ? (
            <div data-part="popover-header" className={styles.head}>
              <Heading data-part="popover-title" level={2} size="m">
                {title}
              </Heading>
            </div>
          ) : null}
          {children}
          {/* Last in the document, so that the content gets the initial focus. */}
          {showTitle ? (
            <RadixPopover.Close asChild>
              <IconButton
                data-part="popover-close"
                className={styles.close}
                size="s"
                label={closeLabel ?? close}
                tooltip={false}
                icon={<X size={18} aria-hidden="true" />}
              />
            </RadixPopover.Close>
          ) : null}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
});
