export { ActiveDebts, type ActiveDebtsProps } from './ActiveDebts/ActiveDebts.tsx';
export {
  ActiveDebtsSkeleton,
  type ActiveDebtsSkeletonProps,
} from './ActiveDebts/ActiveDebtsSkeleton.tsx';
export { AddDebtDialog, type AddDebtDialogProps } from './AddDebtDialog/AddDebtDialog.tsx';
export type { CreateDebtAction } from './AddDebtDialog/AddDebtForm.tsx';
export { ClosedDebts, type ClosedDebtsProps } from './ClosedDebts/ClosedDebts.tsx';
export { DebtCard, type DebtCardProps } from './DebtCard/DebtCard.tsx';
export { DebtCardSkeleton, type DebtCardSkeletonProps } from './DebtCard/DebtCardSkeleton.tsx';
export type { DebtEditing } from './debtEditing.ts';
export {
  DebtFreeCelebration,
  type DebtFreeCelebrationProps,
} from './DebtFreeCelebration/DebtFreeCelebration.tsx';
export {
  DebtHistoryChart,
  type DebtHistoryChartProps,
} from './DebtHistoryChart/DebtHistoryChart.tsx';
export { DebtPage, type DebtPageLinks, type DebtPageProps } from './DebtPage/DebtPage.tsx';
export type { DebtPayment, UnconfirmedPayment } from './debtPayment.ts';
export { DebtRow, type DebtRowProps } from './DebtRow/DebtRow.tsx';
export { DebtFreePart } from './Debts/DebtFreePart.tsx';
export { Debts, type DebtsProps } from './Debts/Debts.tsx';
export { DebtSummary, type DebtSummaryProps } from './DebtSummary/DebtSummary.tsx';
export { EditDebtDialog, type EditDebtDialogProps } from './EditDebtDialog/EditDebtDialog.tsx';
export {
  ExtraPaymentDialog,
  type ExtraPaymentDialogProps,
} from './ExtraPaymentDialog/ExtraPaymentDialog.tsx';
export type { ExtraPaymentInitial, PayAction } from './ExtraPaymentDialog/ExtraPaymentForm.tsx';
export {
  type BoostAction,
  PaymentBoost,
  type PaymentBoostProps,
} from './PaymentBoost/PaymentBoost.tsx';
export type { CalendarSubscription } from './PaymentCalendar/CalendarDialog.tsx';
export { PaymentCalendar, type PaymentCalendarProps } from './PaymentCalendar/PaymentCalendar.tsx';
export {
  PaymentHistory,
  type PaymentHistoryProps,
  type UndoPaymentAction,
} from './PaymentHistory/PaymentHistory.tsx';
export { PaymentReview, type PaymentReviewProps } from './PaymentReview/PaymentReview.tsx';
export { forecastExplanation, monthlyPayments } from './PayoffEstimate/forecastExplanation.ts';
export { PayoffEstimate, type PayoffEstimateProps } from './PayoffEstimate/PayoffEstimate.tsx';
export type { PayoffDebt } from './PayoffEstimate/payoffForecast.ts';
export {
  PayoffPlanner,
  type PayoffPlannerLinks,
  type PayoffPlannerProps,
} from './PayoffPlanner/PayoffPlanner.tsx';
export { PayoffSchedule, type PayoffScheduleProps } from './PayoffSchedule/PayoffSchedule.tsx';
export { PlanAnswer, type PlanAnswerProps } from './PlanAnswer/PlanAnswer.tsx';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison/PlanComparison.tsx';
export type { UnsavedPlan, UnsavedPlanStore } from './planDraft.ts';
export type { MultiplierTrial } from './PlanLevers/multiplierTrial.ts';
export { PlanLevers, type PlanLeversProps } from './PlanLevers/PlanLevers.tsx';
export { RegulationZBox, type RegulationZBoxProps } from './RegulationZBox/RegulationZBox.tsx';
export { StrategyOrder, type StrategyOrderProps } from './StrategyOrder/StrategyOrder.tsx';
export { PAYOFF_STRATEGIES, type Strategy } from './StrategyText/StrategyText.content.ts';
export { StrategyText, type StrategyTextProps } from './StrategyText/StrategyText.tsx';
export { UnknownPayment, type UnknownPaymentProps } from './UnknownPayment/UnknownPayment.tsx';
export { forecastExplanationWords } from './words/forecastExplanation.ts';
