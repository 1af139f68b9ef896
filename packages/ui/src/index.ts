// Theme
export {
  AmountsPrivacy,
  UiProvider,
  dimeTimeBrand,
  tokens,
  useAmountsHidden,
  useBrand,
  type AmountsPrivacyProps,
  type Brand,
  type BrandRadius,
  type LinkComponent,
  type LinkComponentProps,
  type UiProviderProps,
} from './theme/index.ts';

export { isOverlayEntry } from './primitives/Dialog/overlayStack.ts';

// Primitives
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/index.ts';
export {
  Button,
  LinkButton,
  type ButtonProps,
  type LinkButtonProps,
} from './primitives/Button/index.ts';
export { Callout, type CalloutProps, type CalloutTone } from './primitives/Callout/index.ts';
export { Card, type CardProps } from './primitives/Card/index.ts';
export { ChoiceGroup, type Choice, type ChoiceGroupProps } from './primitives/ChoiceGroup/index.ts';
export {
  DataList,
  DataRow,
  type DataListProps,
  type DataRowProps,
} from './primitives/DataRow/index.ts';
export { DateText, type DateTextProps } from './primitives/DateText/index.ts';
export {
  Dialog,
  DialogFooter,
  type DialogFooterProps,
  type DialogProps,
} from './primitives/Dialog/index.ts';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/index.ts';
export { FittedMoney, type FittedMoneyProps } from './money/FittedMoney/index.ts';
export { Grid, type GridColumns, type GridProps } from './primitives/Grid/index.ts';
export { Heading, type HeadingProps } from './primitives/Heading/index.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts';
export { Inline, type InlineProps } from './primitives/Inline/index.ts';
export { Link, type LinkProps } from './primitives/Link/index.ts';
export { Money, type MoneyProps } from './money/Money/index.ts';
export { MoneyField, type MoneyFieldProps } from './money/MoneyField/index.ts';
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/index.ts';
export { NotOffered, type NotOfferedProps } from './primitives/NotOffered/index.ts';
export { Percent, type PercentProps } from './money/Percent/index.ts';
export { ProgressMeter, type ProgressMeterProps } from './primitives/ProgressMeter/index.ts';
export { Section, type SectionProps } from './primitives/Section/index.ts';
export {
  SelectField,
  type SelectFieldProps,
  type SelectItem,
} from './primitives/SelectField/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/index.ts';
export { SliderField, type SliderFieldProps } from './primitives/SliderField/index.ts';
export { Stack, type StackProps } from './primitives/Stack/index.ts';
export { StatCard, type StatCardProps } from './primitives/StatCard/index.ts';
export {
  StatCardsLoading,
  type StatCardsLoadingProps,
} from './primitives/StatCardsLoading/index.ts';
export { SwitchField, type SwitchFieldProps } from './primitives/SwitchField/index.ts';
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/index.ts';
export { Text, type TextProps, type TextTone } from './primitives/Text/index.ts';
export { TextArea, type TextAreaProps } from './primitives/TextArea/index.ts';
export { TextField, type TextFieldProps } from './primitives/TextField/index.ts';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/index.ts';
export { VirtualList, type VirtualListProps } from './primitives/VirtualList/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/index.ts';
export { useToast, type ToastMessage, type Toasts } from './primitives/Toaster/index.ts';
export { useFocusAfterRetry } from './primitives/ErrorState/useFocusAfterRetry.ts';

// Everyone else appends below, one line a component.

// Legal, sign-up and static pages
export * from './account/LegalDocument/index.ts';
export * from './primitives/CheckboxGroup/index.ts';
export * from './account/SuccessPanel/index.ts';

// Navigation and public pages
export * from './shell/AppShell/index.ts';
export * from './shell/BottomTabs/index.ts';
export * from './marketing/BusinessProjections/index.ts';
export * from './marketing/ContactForm/index.ts';
export * from './shell/DemoBar/index.ts';
export * from './marketing/DevelopmentAchievement/index.ts';
export * from './marketing/FeatureCards/index.ts';
export * from './marketing/Footer/index.ts';
export * from './marketing/GetInTouch/index.ts';
export * from './marketing/Hero/index.ts';
export * from './shell/IconLink/index.ts';
export * from './primitives/Logo/index.ts';
export * from './marketing/MarketingSection/index.ts';
export * from './shell/NavDrawer/index.ts';
export * from './primitives/QrCode/index.ts';
export * from './dashboard/QuickActions/index.ts';
export * from './round-ups/RoundUpExplainer/index.ts';
export * from './primitives/SkipLink/index.ts';
export * from './debts/StrategyText/index.ts';
export * from './dashboard/TipBanner/index.ts';
export * from './shell/TopBar/index.ts';
export * from './shell/UserMenu/index.ts';
export * from './marketing/AppStoreStatus/index.ts';
export * from './account/OnboardingDialog/index.ts';
export * from './marketing/QrDownload/index.ts';
export * from './account/SignUpDialog/index.ts';
export * from './account/TermsDialog/index.ts';

// Debts, transactions and round-ups
export * from './primitives/actionResult.ts';
export type { DebtEditing } from './debts/debtEditing.ts';
export type { DebtPayment } from './debts/debtPayment.ts';
export { roundUpPurse, type RoundUpPurse } from './round-ups/purse.ts';
export * from './primitives/loadable.ts';
export * from './charts/DebtTrendChart/index.ts';
export * from './charts/PayoffChart/index.ts';
export * from './charts/Sparkline/index.ts';
export * from './debts/ActiveDebts/index.ts';
export * from './debts/AddDebtDialog/index.ts';
export * from './transactions/AddTransactionDialog/index.ts';
export * from './debts/ClosedDebts/index.ts';
export * from './primitives/DayField/index.ts';
export * from './debts/DebtCard/index.ts';
export * from './debts/DebtSummary/index.ts';
export * from './debts/EditDebtDialog/index.ts';
export * from './primitives/ErrorBoundary/index.ts';
export * from './debts/ExtraPaymentDialog/index.ts';
export * from './primitives/LoadablePanel/index.ts';
export * from './debts/PaymentBoost/index.ts';
export * from './debts/PaymentHistory/index.ts';
export * from './debts/PaymentReview/index.ts';
export * from './debts/PayoffEstimate/index.ts';
export * from './transactions/RecentPayments/index.ts';
export * from './transactions/RecentTransactions/index.ts';
export * from './round-ups/RoundUpsThisWeek/index.ts';
export * from './primitives/StaleMark/index.ts';
export * from './dashboard/SummaryCards/index.ts';
export * from './round-ups/SweepNotice/index.ts';
export * from './transactions/TransactionList/index.ts';
export * from './transactions/TransactionRow/index.ts';
export * from './transactions/TransactionStats/index.ts';
export * from './debts/UnknownPayment/index.ts';
export * from './primitives/Why/index.ts';

// Banking
export * from './banking/AccountCard/index.ts';
export * from './banking/BankLinkDialog/index.ts';
export * from './banking/BankSuggestions/index.ts';
export * from './banking/BankTransactionList/index.ts';
export * from './banking/LinkedBanks/index.ts';

// Crypto, token and insights
export * from './money/CoinMark/index.ts';
export * from './crypto/CryptoInfo/index.ts';
export * from './crypto/CryptoSettingsPanel/index.ts';
export * from './crypto/CryptoStats/index.ts';
export * from './crypto/Portfolio/index.ts';
export * from './crypto/PurchaseList/index.ts';
export * from './charts/CategoryBars/index.ts';
export * from './token/EarnList/index.ts';
export * from './insights/InsightStats/index.ts';
export * from './insights/MonthlyActivity/index.ts';
export * from './insights/OptimizationTips/index.ts';
export * from './insights/YourProgress/index.ts';
export * from './money/QuantityText/index.ts';
export * from './token/RewardHistory/index.ts';
export * from './token/StakeForm/index.ts';
export * from './token/StakeList/index.ts';
export * from './token/TokenBalance/index.ts';
export * from './token/TokenOverview/index.ts';
export * from './token/TradingPairs/index.ts';
export * from './crypto/ServiceStatusBanner/index.ts';
export {
  createSettingsDraft,
  type SaveSettingsAction,
  type SettingsDraft,
  type UnsavedSettings,
} from './round-ups/settingsDraft.ts';
export {
  useSettingsChange,
  type SettingsChange,
  type UnsavedChanges,
} from './round-ups/useSettingsChange.ts';

// Settings and notifications
export * from './account/AppInformation/index.ts';
export * from './round-ups/InstantForm/index.ts';
export * from './notifications/NotificationList/index.ts';
export * from './notifications/NotificationPreferences/index.ts';
export * from './notifications/NotificationTestCenter/index.ts';
export * from './account/ProfileForm/index.ts';
export * from './round-ups/RoundUpSettingsForm/index.ts';
export * from './account/SecurityForm/index.ts';
