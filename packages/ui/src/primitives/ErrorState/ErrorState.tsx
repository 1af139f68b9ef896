import { CloudOff } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFocusAfterRetry } from '../useFocusAfterRetry.ts';
import { Button } from '../Button/Button.tsx';
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
  {
    title = 'This couldn’t load',
    message,
    onRetry,
    pending = false,
    retryLabel = 'Retry',
    className,
    ...rest
  },
  ref,
) {
  const keepFocus = useFocusAfterRetry();
  return (
    <div {...rest} ref={ref} className={classes(styles.panel, className)} role="alert">
      <span className={styles.icon} data-tone="negative" aria-hidden="true">
        <CloudOff size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.description}>{message}</div>
      {onRetry ? (
        <div className={styles.action}>
          <Button
            variant="outline"
            tone="neutral"
            pending={pending}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onRetry();
            }}
          >
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
