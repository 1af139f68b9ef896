import { CloudOff } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFocusAfterRetry } from '../useFocusAfterRetry.ts';
import { Button } from '../Button/Button.tsx';
import { useWords } from '../../words/index.ts';
import { errorStateWords } from '../words/errorState.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

export interface ErrorStateProps extends HostProps<'div', 'children' | 'title'> {
  /**
   * What went wrong, in a few words.
   * @default 'This couldn’t load'
   */
  title?: string | undefined;
  /** The reason as it was given: `500: Internal Server Error`. */
  message: string;
  /** Retries; without it, there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether a retry is in progress.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The button’s label.
   * @default 'Retry'
   */
  retryLabel?: string | undefined;
}

/** Replaces a panel whose data failed to load, while the rest of the page keeps working. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, message, onRetry, pending = false, retryLabel, className, ...rest },
  ref,
) {
  const words = useWords(errorStateWords);
  const keepFocus = useFocusAfterRetry();
  return (
    <div
      data-part="error-state"
      {...rest}
      ref={ref}
      className={classes(styles.panel, className)}
      role="alert"
    >
      <span
        data-part="error-state-icon"
        className={styles.icon}
        data-tone="negative"
        aria-hidden="true"
      >
        <CloudOff size={22} />
      </span>
      <p data-part="error-state-title" className={styles.title}>
        {title ?? words.title}
      </p>
      <div data-part="error-state-message" className={styles.description}>
        {message}
      </div>
      {onRetry ? (
        <div data-part="error-state-action" className={styles.action}>
          <Button
            variant="outline"
            tone="neutral"
            pending={pending}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onRetry();
            }}
          >
            {retryLabel ?? words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
