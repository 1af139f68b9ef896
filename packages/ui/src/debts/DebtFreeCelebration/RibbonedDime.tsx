import * as styles from './DebtFreeCelebration.css.ts';

/** A dime with the hands of a clock, on a ribbon. */
export function RibbonedDime() {
  return (
    <svg width="100%" height="100%" viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.shadow} cx="120" cy="152" rx="62" ry="6" />
      <path className={styles.ribbonShade} d="M96 92L76 142L92 138L102 150L122 98Z" />
      <path className={styles.ribbon} d="M144 92L164 142L148 138L138 150L118 98Z" />
      <circle className={styles.coin} cx="120" cy="66" r="54" />
      <circle className={styles.line} cx="120" cy="66" r="54" strokeWidth="6" />
      <circle
        className={styles.ridges}
        cx="120"
        cy="66"
        r="43"
        strokeWidth="3"
        strokeDasharray="1 8"
      />
      <path className={styles.line} d="M120 66L146 70.5M120 66L132 51.5" strokeWidth="6" />
      <path className={styles.spark} d="M38 40Q41 51 52 54Q41 57 38 68Q35 57 24 54Q35 51 38 40Z" />
      <path
        className={styles.spark}
        d="M204 22Q206.5 31 216 33.5Q206.5 36 204 45Q201.5 36 192 33.5Q201.5 31 204 22Z"
      />
      <path
        className={styles.spark}
        d="M202 92Q204 98 210 100Q204 102 202 108Q200 102 194 100Q200 98 202 92Z"
      />
    </svg>
  );
}
