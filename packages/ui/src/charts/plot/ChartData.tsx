import type { TrendPoint } from '@dime-time/finance-core';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { trendSentence, trendTable } from './DebtTrendChart.a11y.ts';

export interface ChartDataProps {
  points: readonly TrendPoint[];
  datasetLabel: string;
  /** Whether amounts are kept private, also from a screen reader in company. */
  hidden: boolean;
}

/** What the line shows, as a sentence and as a table, for those who do not see it. */
export function ChartData({ points, datasetLabel, hidden }: ChartDataProps) {
  if (hidden) {
    return (
      <VisuallyHidden>
        <figcaption>{datasetLabel}: amounts are hidden.</figcaption>
      </VisuallyHidden>
    );
  }
  const { rows, total } = trendTable(points);
  const left = total - rows.length;
  return (
    <VisuallyHidden>
      <figcaption>{trendSentence(points, datasetLabel)}</figcaption>
      <table>
        <caption>
          {datasetLabel}
          {left > 0 && `, ${rows.length} of ${total} points, evenly spaced`}
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{datasetLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
