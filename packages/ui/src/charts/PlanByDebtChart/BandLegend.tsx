import { classes } from '../../theme/classes.ts';
import { tabular } from '../../theme/text.css.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { planByDebtChartWords } from '../words/planByDebtChart.ts';
import { BandSwatch } from './BandSwatch.tsx';
import { bandEndText } from './PlanByDebtChart.a11y.ts';
import type { DebtBand } from './planBands.ts';
import * as styles from './PlanByDebtChart.css.ts';

export interface BandLegendProps {
  bands: readonly DebtBand[];
  /** What is owed on a debt in the active month, shown in the place of its end. */
  amountOf?: ((band: DebtBand) => string) | undefined;
}

/** Every band with its color and its end, from the top of the drawing to the bottom. */
export function BandLegend({ bands, amountOf }: BandLegendProps) {
  const words = useWords(planByDebtChartWords);
  const formats = useFormats();
  return (
    <div className={styles.legendPlace}>
      <ul data-part="plan-by-debt-chart-legend" className={styles.legend}>
        {bands.toReversed().map((band) => (
          <li key={band.id} data-part="plan-by-debt-chart-debt" className={styles.debt}>
            <BandSwatch look={band.look} />
            <bdi data-part="plan-by-debt-chart-debt-name" className={styles.debtName}>
              {band.name}
            </bdi>
            <span
              data-part="plan-by-debt-chart-debt-end"
              className={styles.debtEnd}
              data-ends={band.paidIn !== undefined}
              // It keeps its place, so that no row changes its height.
              style={amountOf && { visibility: 'hidden' }}
            >
              {bandEndText(band, formats, words)}
            </span>
            {amountOf && (
              <span
                data-part="plan-by-debt-chart-debt-amount"
                className={classes(styles.debtName, styles.debtAmount, tabular)}
              >
                {amountOf(band)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
