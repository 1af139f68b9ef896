import { Logo } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { loadingScreenWords } from '../words/loadingScreen.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /**
   * The message.
   * @default 'Loading...'
   */
  label?: string;
}

/** Fills the screen while the session is being checked. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  const words = useWords(loadingScreenWords);
  return (
    <main data-part="loading-screen" className={styles.root}>
      <span className={styles.logo} aria-hidden="true">
        <Logo size="l" />
      </span>
      <p data-part="loading-screen-text" className={styles.text} role="status">
        {label ?? words.label}
      </p>
    </main>
  );
}
