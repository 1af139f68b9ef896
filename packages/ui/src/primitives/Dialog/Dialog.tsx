import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import { Modal, type ModalOverlayProps } from './Modal.tsx';
import { useWords } from '../../words/index.ts';
import { overlayWords } from '../words/overlay.ts';
import * as styles from './Dialog.css.ts';

/** The layout props of the dialog element. */
export interface DialogLayout {
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

export interface DialogProps extends DialogLayout, ModalOverlayProps {
  /** The dialog’s name. */
  title: string;
  /** What people should know before acting. */
  description?: ReactNode;
  /** The dialog’s content. */
  children?: ReactNode;
  /** The buttons at its end, cancel first and confirm last. */
  footer?: ReactNode;
  /**
   * Its maximum width: 26, 32 or 46 rem. On a phone it is a full-width bottom sheet.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether Escape, the overlay and a close button close it; set it to false while work is in
   * progress.
   * @default true
   */
  dismissible?: boolean | undefined;
  /**
   * The name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}

/** Shows a question or a small form over the page, which waits for the answer. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    title,
    description,
    children,
    footer,
    size = 'm',
    dismissible = true,
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
      data-part="dialog"
      {...modal}
      ref={ref}
      dismissible={dismissible}
      described={description !== undefined}
      scrim={{ className: styles.scrim, 'data-part': 'dialog-overlay' }}
      className={classes(styles.content, styles.size[size], className)}
      style={style}
    >
      <div data-part="dialog-header" className={styles.head}>
        <RadixDialog.Title asChild>
          <Heading data-part="dialog-title" level={2}>
            {title}
          </Heading>
        </RadixDialog.Title>
        {description === undefined ? null : (
          <RadixDialog.Description asChild>
            <div data-part="dialog-description" className={styles.description}>
              {description}
            </div>
          </RadixDialog.Description>
        )}
      </div>
      {children}
      {footer === undefined ? null : <DialogFooter>{footer}</DialogFooter>}
      {/* Last in the document, so that the form gets the initial focus instead of the close button. */}
      {dismissible ? (
        <RadixDialog.Close asChild>
          <IconButton
            data-part="dialog-close"
            className={styles.close}
            size="s"
            label={closeLabel ?? close}
            tooltip={false}
            icon={<X size={18} aria-hidden="true" />}
          />
        </RadixDialog.Close>
      ) : null}
    </Modal>
  );
});
