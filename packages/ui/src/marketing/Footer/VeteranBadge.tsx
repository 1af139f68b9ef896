import * as styles from './Footer.css.ts';

/** The badge of a business owned by a veteran: a shield with a star. */
export function VeteranBadge({ children }: { children: string }) {
  return (
    <div data-part="footer-badge" className={styles.badge}>
      <svg
        data-part="footer-badge-icon"
        className={styles.badgeMark}
        viewBox="0 0 40 44"
        aria-hidden="true"
      >
        <path
          className={styles.shield}
          d="M20 1L37 6.5V20C37 31 30 39 20 43C10 39 3 31 3 20V6.5Z"
        />
        <path
          className={styles.shieldLine}
          strokeWidth="1.25"
          d="M20 4.6L33.6 9V20C33.6 29 28.2 35.7 20 39.3C11.8 35.7 6.4 29 6.4 20V9Z"
        />
        <path
          className={styles.star}
          d="M20 12L22.23 17.93L28.56 18.22L23.61 22.17L25.29 28.28L20 24.8L14.71 28.28L16.39 22.17L11.44 18.22L17.77 17.93Z"
        />
      </svg>
      {children}
    </div>
  );
}
