import type { CalendarDay } from '@dime-time/finance-core';
import { useMoneyText } from '../../useMoneyText.ts';
import { LineSample } from './LineSample.tsx';
import { outcomeText } from './PayoffChart.a11y.ts';
import type { PayoffLine } from './payoffLine.ts';
import * as styles from './PayoffChart.css.ts';

export interface PayoffLegendProps {
  lines: readonly PayoffLine[];
  startsOn: CalendarDay | undefined;
}

/** Every plan with its line style, and how it ends. */
export function PayoffLegend({ lines, startsOn }: PayoffLegendProps) {
  const money = useMoneyText();
  return (
    <ul className={styles.legend}>
      {lines.map((line, at) => (
        <li key={line.name} className={styles.plan}>
          <span className={styles.samplePlace}>
            <LineSample at={at} outcome={line.outcome} />
          </span>
          <span className={styles.planText}>
            <bdi className={styles.planName}>{line.name}</bdi>
            <span className={styles.planEnd} data-ends={line.outcome === 'paid-off'}>
              {outcomeText(line, startsOn, money)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
