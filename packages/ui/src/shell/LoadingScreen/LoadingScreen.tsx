import { Logo } from '../../primitives/index.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /**
   * The message.
   * @default 'Loading...'
   */
  label?: string;
}

/** Fills the screen while the session is being checked. */
export function LoadingScreen({ label = 'Loading...' }: LoadingScreenProps) {
  return (
    <main className={styles.root}>
      <span className={styles.logo} aria-hidden="true">
        <Logo size="l" />
      </span>
      <p className={styles.text} role="status">
        {label}
      </p>
    </main>
  );
}
