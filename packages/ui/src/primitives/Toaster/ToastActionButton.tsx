import * as Toast from 'radix-ui/toast';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormats, useWords } from '../../words/index.ts';
import { toastMessagesWords } from '../words/toastMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TOAST_HOTKEY, type ToastAction } from './toasts.model.ts';
import * as styles from './Toaster.css.ts';

const SECOND_MS = 1000;
/**
 * The remaining time at which it is announced once, in seconds; every second would be too often.
 */
const READ_OUT_AT = 5;

export interface ToastActionButtonProps {
  action: ToastAction;
  /** Takes the focus if the button disappears while it is focused. */
  closeButton: RefObject<HTMLButtonElement | null>;
}

/** The button of a message. A timed one shows the remaining seconds. */
export function ToastActionButton({ action, closeButton }: ToastActionButtonProps) {
  const words = useWords(toastMessagesWords);
  const { seconds } = useFormats();
  const { label, onAction, forMs } = action;
  const verb = label.toLowerCase();
  const button = useRef<HTMLButtonElement>(null);
  const [secondsLeft, setSecondsLeft] = useState(
    forMs === undefined ? undefined : Math.ceil(forMs / SECOND_MS),
  );
  const counts = secondsLeft !== undefined && secondsLeft > 0;

  useEffect(() => {
    if (!counts) return undefined;
    const timer = setTimeout(() => {
      const isLast = secondsLeft === 1;
      if (isLast && document.activeElement === button.current) closeButton.current?.focus();
      setSecondsLeft(secondsLeft - 1);
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [counts, secondsLeft, closeButton]);

  if (secondsLeft === 0) return null;
  const left = counts && words.secondsLeft({ duration: seconds(secondsLeft), action: verb });
  const isReadOut = secondsLeft === READ_OUT_AT;
  return (
    <div className={styles.actionRow}>
      <Toast.Action
        ref={button}
        data-part="toaster-action"
        className={styles.action}
        altText={
          counts
            ? words.action({
                action: verb,
                key: TOAST_HOTKEY,
                duration: seconds(secondsLeft),
              })
            : label
        }
        onClick={onAction}
      >
        {label}
      </Toast.Action>
      {counts && (
        <>
          <span data-part="toaster-seconds" className={styles.secondsLeft} aria-hidden="true">
            {secondsLeft} s
          </span>
          {/* For readers who look, and not announced: Radix announces all else of a new message. */}
          <VisuallyHidden data-radix-toast-announce-exclude="">{!isReadOut && left}</VisuallyHidden>
          <VisuallyHidden role="status">{isReadOut && left}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
