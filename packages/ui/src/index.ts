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

export { isOverlayEntry } from './overlayStack.ts';

// Primitives
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/index.ts';
export {
  Button,
  LinkButton,
  type ButtonProps,
  type LinkButtonProps,
} from './components/Button/index.ts';
export { Callout, type CalloutProps, type CalloutTone } from './components/Callout/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { ChoiceGroup, type Choice, type ChoiceGroupProps } from './components/ChoiceGroup/index.ts';
export {
  DataList,
  DataRow,
  type DataListProps,
  type DataRowProps,
} from './components/DataRow/index.ts';
export { DateText, type DateTextProps } from './components/DateText/index.ts';
export {
  Dialog,
  DialogFooter,
  type DialogFooterProps,
  type DialogProps,
} from './components/Dialog/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/index.ts';
export { FittedMoney, type FittedMoneyProps } from './components/FittedMoney/index.ts';
export { Grid, type GridColumns, type GridProps } from './components/Grid/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { Money, type MoneyProps } from './components/Money/index.ts';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/index.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/index.ts';
export { NotOffered, type NotOfferedProps } from './components/NotOffered/index.ts';
export { Percent, type PercentProps } from './components/Percent/index.ts';
export { ProgressMeter, type ProgressMeterProps } from './components/ProgressMeter/index.ts';
export { Section, type SectionProps } from './components/Section/index.ts';
export {
  SelectField,
  type SelectFieldProps,
  type SelectItem,
} from './components/SelectField/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { SliderField, type SliderFieldProps } from './components/SliderField/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { StatCard, type StatCardProps } from './components/StatCard/index.ts';
export {
  StatCardsLoading,
  type StatCardsLoadingProps,
} from './components/StatCardsLoading/index.ts';
export { SwitchField, type SwitchFieldProps } from './components/SwitchField/index.ts';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/index.ts';
export { Text, type TextProps, type TextTone } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { VirtualList, type VirtualListProps } from './components/VirtualList/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';
export { useToast, type ToastMessage, type Toasts } from './components/Toaster/index.ts';
export { useFocusAfterRetry } from './useFocusAfterRetry.ts';

// Everyone else appends below, one line a component.

// Legal, sign-up and static pages
export * from './components/LegalDocument/index.ts';
export * from './components/CheckboxGroup/index.ts';
export * from './components/SuccessPanel/index.ts';

// Navigation and public pages
export * from './components/AppShell/index.ts';
export * from './components/BottomTabs/index.ts';
export * from './components/BusinessProjections/index.ts';
export * from './components/ContactForm/index.ts';
export * from './components/DemoBar/index.ts';
export * from './components/DevelopmentAchievement/index.ts';
export * from './components/FeatureCards/index.ts';
export * from './components/Footer/index.ts';
export * from './components/GetInTouch/index.ts';
export * from './components/Hero/index.ts';
export * from './components/IconLink/index.ts';
export * from './components/Logo/index.ts';
export * from './components/MarketingSection/index.ts';
export * from './components/NavDrawer/index.ts';
export * from './components/QrCode/index.ts';
export * from './components/QuickActions/index.ts';
export * from './components/RoundUpExplainer/index.ts';
export * from './components/SkipLink/index.ts';
export * from './components/StrategyText/index.ts';
export * from './components/TipBanner/index.ts';
export * from './components/TopBar/index.ts';
export * from './components/UserMenu/index.ts';
export * from './components/AppStoreStatus/index.ts';
export * from './components/OnboardingDialog/index.ts';
export * from './components/QrDownload/index.ts';
export * from './components/SignUpDialog/index.ts';
export * from './components/TermsDialog/index.ts';

// Debts, transactions and round-ups
export * from './actionResult.ts';
export type { DebtEditing } from './debtEditing.ts';
export type { DebtPayment } from './debtPayment.ts';
export { roundUpPurse, type RoundUpPurse } from './purse.ts';
export * from './loadable.ts';
export * from './charts/DebtTrendChart/index.ts';
export * from './charts/PayoffChart/index.ts';
export * from './charts/Sparkline/index.ts';
export * from './components/ActiveDebts/index.ts';
export * from './components/AddDebtDialog/index.ts';
export * from './components/AddTransactionDialog/index.ts';
export * from './components/ClosedDebts/index.ts';
export * from './components/DayField/index.ts';
export * from './components/DebtCard/index.ts';
export * from './components/DebtSummary/index.ts';
export * from './components/EditDebtDialog/index.ts';
export * from './components/ErrorBoundary/index.ts';
export * from './components/ExtraPaymentDialog/index.ts';
export * from './components/LoadablePanel/index.ts';
export * from './components/PaymentBoost/index.ts';
export * from './components/PaymentHistory/index.ts';
export * from './components/PaymentReview/index.ts';
export * from './components/PayoffEstimate/index.ts';
export * from './components/RecentPayments/index.ts';
export * from './components/RecentTransactions/index.ts';
export * from './components/RoundUpsThisWeek/index.ts';
export * from './components/StaleMark/index.ts';
export * from './components/SummaryCards/index.ts';
export * from './components/SweepNotice/index.ts';
export * from './components/TransactionList/index.ts';
export * from './components/TransactionRow/index.ts';
export * from './components/TransactionStats/index.ts';
export * from './components/UnknownPayment/index.ts';
export * from './components/Why/index.ts';

// Banking
export * from './components/AccountCard/index.ts';
export * from './components/BankLinkDialog/index.ts';
export * from './components/BankSuggestions/index.ts';
export * from './components/BankTransactionList/index.ts';
export * from './components/LinkedBanks/index.ts';

// Crypto, token and insights
export * from './components/CoinMark/index.ts';
export * from './components/CryptoInfo/index.ts';
export * from './components/CryptoSettingsPanel/index.ts';
export * from './components/CryptoStats/index.ts';
export * from './components/Portfolio/index.ts';
export * from './components/PurchaseList/index.ts';
export * from './charts/CategoryBars/index.ts';
export * from './components/EarnList/index.ts';
export * from './components/InsightStats/index.ts';
export * from './components/MonthlyActivity/index.ts';
export * from './components/OptimizationTips/index.ts';
export * from './components/YourProgress/index.ts';
export * from './components/QuantityText/index.ts';
export * from './components/RewardHistory/index.ts';
export * from './components/StakeForm/index.ts';
export * from './components/StakeList/index.ts';
export * from './components/TokenBalance/index.ts';
export * from './components/TokenOverview/index.ts';
export * from './components/TradingPairs/index.ts';
export * from './components/ServiceStatusBanner/index.ts';
export {
  createSettingsDraft,
  type SaveSettingsAction,
  type SettingsDraft,
  type UnsavedSettings,
} from './settingsDraft.ts';
export {
  useSettingsChange,
  type SettingsChange,
  type UnsavedChanges,
} from './useSettingsChange.ts';

// Settings and notifications
export * from './components/AppInformation/index.ts';
export * from './components/InstantForm/index.ts';
export * from './components/NotificationList/index.ts';
export * from './components/NotificationPreferences/index.ts';
export * from './components/NotificationTestCenter/index.ts';
export * from './components/ProfileForm/index.ts';
export * from './components/RoundUpSettingsForm/index.ts';
export * from './components/SecurityForm/index.ts';
