import { ChartPlaceholder } from '../../charts/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { DebtHistoryChartProps } from '../DebtHistoryChart/DebtHistoryChart.tsx';
import type { ExtraPaymentDialogProps } from '../ExtraPaymentDialog/ExtraPaymentDialog.tsx';

/** The chart, loaded separately: its code is larger than that of the figures. */
export const LazyHistoryChart = lazyComponent<DebtHistoryChartProps>(
  () =>
    import('../DebtHistoryChart/DebtHistoryChart.tsx').then((module) => module.DebtHistoryChart),
  () => <ChartPlaceholder>{undefined}</ChartPlaceholder>,
);

/** The payment dialog, loaded separately: it is rarely opened immediately. */
export const LazyPaymentDialog = lazyComponent<ExtraPaymentDialogProps>(() =>
  import('../ExtraPaymentDialog/ExtraPaymentDialog.tsx').then(
    (module) => module.ExtraPaymentDialog,
  ),
);
