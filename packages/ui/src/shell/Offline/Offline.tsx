import { Button, Heading, Logo, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { offlineWords } from '../words/offline.ts';
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
export function Offline({ onRetry, retryLabel, title, description }: OfflineProps) {
  const words = useWords(offlineWords);
  return (
    <main data-part="offline" className={styles.root}>
      <span aria-hidden="true">
        <Logo size="l" />
      </span>
      <div className={styles.words}>
        <Heading data-part="offline-title" level={1} size="2xl">
          {title ?? words.title}
        </Heading>
        <Text data-part="offline-description" tone="muted">
          {description ?? words.description}
        </Text>
      </div>
      <Button size="l" onClick={() => onRetry()}>
        {retryLabel ?? words.retry}
      </Button>
    </main>
  );
}
