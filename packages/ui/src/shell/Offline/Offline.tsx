import { Button, Heading, Logo, Text } from '../../primitives/index.ts';
import * as styles from '../NotFound/NotFound.css.ts';

export interface OfflineProps {
  /** Reloads the page. */
  onRetry: () => void;
  /**
   * The button’s label.
   * @default 'Try Again'
   */
  retryLabel?: string;
  /**
   * The heading.
   * @default 'You’re offline'
   */
  title?: string;
  /**
   * Why there is nothing to see, and what to do.
   * @default that nothing is saved in this browser, and a connection is needed
   */
  description?: string;
}

/** Fills the screen when there is no connection and no saved data. */
export function Offline({
  onRetry,
  retryLabel = 'Try Again',
  title = 'You’re offline',
  description = 'Nothing is saved on this device to show here. Connect to the internet to see your account.',
}: OfflineProps) {
  return (
    <main className={styles.root}>
      <span aria-hidden="true">
        <Logo size="l" />
      </span>
      <div className={styles.words}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text tone="muted">{description}</Text>
      </div>
      <Button size="l" onClick={() => onRetry()}>
        {retryLabel}
      </Button>
    </main>
  );
}
