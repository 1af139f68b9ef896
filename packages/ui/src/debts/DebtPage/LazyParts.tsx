import { ChartPlaceholder } from '../../charts/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { DebtHistoryChartProps } from '../DebtHistoryChart/DebtHistoryChart.tsx';
import type { RegulationZBoxProps } from '../RegulationZBox/RegulationZBox.tsx';
import type { ExtraPaymentDialogProps } from '../ExtraPaymentDialog/ExtraPaymentDialog.tsx';

/** The chart, loaded separately: its code is larger than that of the figures. */
export const LazyHistoryChart = lazyComponent<DebtHistoryChartProps>(
  () =>
    import('../DebtHistoryChart/DebtHistoryChart.tsx').then((module) => module.DebtHistoryChart),
  () => <ChartPlaceholder>{undefined}</ChartPlaceholder>,
);

/**
 * What the minimum alone costs, loaded separately: it stands at the end. Without it, the rest remains.
 * Until then the page is busy: it grows, so a link to its payments can scroll to them only afterwards.
 */
export const LazyRegulationZBox = lazyComponent<RegulationZBoxProps>(
  () => import('../RegulationZBox/RegulationZBox.tsx').then((module) => module.RegulationZBox),
  () => null,
  'nothing',
);

/** The payment dialog, loaded separately: it is rarely opened immediately. */
export const LazyPaymentDialog = lazyComponent<ExtraPaymentDialogProps>(() =>
  import('../ExtraPaymentDialog/ExtraPaymentDialog.tsx').then(
    (module) => module.ExtraPaymentDialog,
  ),
);
