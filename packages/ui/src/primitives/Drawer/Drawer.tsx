import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { touchButton } from '../../internal/touchButton.css.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { DialogFooter } from '../Dialog/DialogFooter.tsx';
import { Modal, type ModalOverlayProps } from '../Dialog/Modal.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { useWords } from '../../words/index.ts';
import { overlayWords } from '../words/overlay.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends ModalOverlayProps {
  /** The drawer’s name. */
  title: string;
  /**
   * Shown in place of the title, such as a logo; the title is then part of its name only.
   * @default the title
   */
  head?: ReactNode;
  /** What people should know before acting. */
  description?: ReactNode;
  /** The drawer’s content. */
  children?: ReactNode;
  /** The buttons at its end, cancel first and confirm last. */
  footer?: ReactNode;
  /**
   * The edge of the window from which it slides in: `start` is left in left-to-right text.
   * @default 'end'
   */
  side?: 'start' | 'end' | undefined;
  /**
   * Its maximum width: 20 or 28 rem. A strip of the page beside it stays visible on a phone.
   * @default 'm'
   */
  size?: 's' | 'm' | undefined;
  /**
   * The padding at its edges; `s` for a list whose rows have a padding of their own.
   * @default 'm'
   */
  padding?: 's' | 'm' | undefined;
  /**
   * Whether the focus returns when it closes; set it to false when a new page takes the focus.
   * @default true
   */
  restoreFocus?: boolean | undefined;
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

/** A panel that slides in from the side, over the page; its ref is the open panel. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    title,
    head,
    description,
    children,
    footer,
    side = 'end',
    size = 'm',
    padding = 'm',
    restoreFocus = true,
    closeLabel,
    className,
    style,
    ...modal
  },
  ref,
) {
  const { close } = useWords(overlayWords);
  return (
    <Modal
      data-part="drawer"
      {...modal}
      ref={ref}
      dismissible
      restoreFocus={restoreFocus}
      described={description !== undefined}
      scrim={{ className: styles.scrim, 'data-part': 'drawer-overlay' }}
      className={classes(
        styles.panel,
        styles.side[side],
        styles.size[size],
        styles.padding[padding],
        className,
      )}
      style={style}
    >
      <div data-part="drawer-header" className={styles.head} data-padding={padding}>
        {head === undefined ? (
          <RadixDialog.Title asChild>
            <Heading data-part="drawer-title" level={2}>
              {title}
            </Heading>
          </RadixDialog.Title>
        ) : (
          <RadixDialog.Title data-part="drawer-title" className={styles.title}>
            {head}
            <span className={visuallyHidden}>{title}</span>
          </RadixDialog.Title>
        )}
        <RadixDialog.Close
          data-part="drawer-close"
          className={classes(touchButton, styles.close)}
          data-padding={padding}
          aria-label={closeLabel ?? close}
        >
          <X size={24} aria-hidden />
        </RadixDialog.Close>
      </div>
      {description === undefined ? null : (
        <RadixDialog.Description asChild>
          <div data-part="drawer-description" className={styles.description}>
            {description}
          </div>
        </RadixDialog.Description>
      )}
      {children}
      {footer === undefined ? null : (
        <div data-part="drawer-footer" className={styles.foot}>
          <DialogFooter>{footer}</DialogFooter>
        </div>
      )}
    </Modal>
  );
});
