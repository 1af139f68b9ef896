import { useMoneyText } from '../../useMoneyText.ts';
import { LineSample } from './LineSample.tsx';
import { amountText } from './PayoffChart.a11y.ts';
import type { PayoffLine } from './payoffLine.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './PayoffChart.css.ts';

/** What each plan owes in a month. */
export function TooltipLines({ lines, month }: { lines: readonly PayoffLine[]; month: number }) {
  const money = useMoneyText();
  return lines.map((line, at) => (
    <div key={line.name} className={plotStyles.tooltipLine}>
      <LineSample at={at} outcome={line.outcome} />
      <span className={styles.tooltipName}>{line.name}</span>
      <span className={styles.tooltipAmount}>{amountText(line, month, money)}</span>
    </div>
  ));
}
