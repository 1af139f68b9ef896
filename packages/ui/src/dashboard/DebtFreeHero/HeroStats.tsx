import { Skeleton } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { SummaryStat } from '../SummaryCards/summaryStats.tsx';
import * as styles from './DebtFreeHero.css.ts';

/** Figures side by side, divided by lines; below each other where they do not fit. */
export function HeroStats({ stats }: { stats: readonly SummaryStat[] }) {
  return (
    <div className={styles.stats}>
      {stats.map(({ label, value, detail, icon: _icon, tone: _tone, ...part }) => (
        <div key={label} {...part} className={styles.stat}>
          <p className={styles.label}>{label}</p>
          <div className={styles.value}>{value}</div>
          <div className={classes(styles.text, styles.statDetail)}>
            {detail ?? <Skeleton shape="block" height="1lh" width="80%" />}
          </div>
        </div>
      ))}
    </div>
  );
}
