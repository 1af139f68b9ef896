export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export {
  type ActionResult,
  isIndeterminate,
  settle,
  type Undo,
  useSingleFlight,
  useUnconfirmedSubmissions,
} from './actionResult.ts';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { Callout, type CalloutProps, type CalloutTone } from './Callout/Callout.tsx';
export { RetryCallout } from './Callout/RetryCallout.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup/CheckboxGroup.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup/ChoiceGroup.tsx';
export type { ComboboxFilter, ComboboxOption } from './Combobox/Combobox.model.ts';
export { Combobox, type ComboboxProps, type ComboboxWords } from './Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { DataList, type DataListProps } from './DataRow/DataList.tsx';
export { DataRow, type DataRowProps } from './DataRow/DataRow.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export type { FirstDayOfWeek } from './DateField/DayCalendar.tsx';
export { DateText, type DateTextProps } from './DateText/DateText.tsx';
export { Dialog, type DialogLayout, type DialogProps } from './Dialog/Dialog.tsx';
export { DialogFooter, type DialogFooterProps } from './Dialog/DialogFooter.tsx';
export { type LazyDialogState, useLazyDialog } from './Dialog/useLazyDialog.ts';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { FeatureGate } from './FeatureGate/FeatureGate.tsx';
export {
  FeatureUnavailable,
  type FeatureUnavailableProps,
} from './FeatureUnavailable/FeatureUnavailable.tsx';
export {
  FilterGroup,
  type FilterGroupProps,
  type FilterOption,
} from './FilterGroup/FilterGroup.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export {
  bothLoadable,
  dataOr,
  type Failed,
  type Loadable,
  type Loading,
  LOADING,
  mapLoadable,
  type Ready,
  ready,
} from './loadable.ts';
export { LoadablePanel, type LoadablePanelProps } from './LoadablePanel/LoadablePanel.tsx';
export { Logo, type LogoProps, type LogoSize } from './Logo/Logo.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export type { MenuAction, MenuItem, MenuLink, MenuSection } from './Menu/Menu.types.ts';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { isOverlayEntry } from './overlayStack.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export {
  Pagination,
  type PaginationProps,
  type PaginationWords,
} from './Pagination/Pagination.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ProgressMeter, type ProgressMeterProps } from './ProgressMeter/ProgressMeter.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export {
  qrGeometry,
  type QrGeometry,
  type QrInput,
  type QrLevel,
} from './QrCode/QrCode.geometry.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl.tsx';
export type { SelectOption } from './SelectField/SelectField.model.ts';
export { SelectField, type SelectFieldProps } from './SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { SliderField, type SliderFieldProps } from './SliderField/SliderField.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StaleMark, type StaleMarkProps } from './StaleMark/StaleMark.tsx';
export { StatCard, type StatCardProps } from './StatCard/StatCard.tsx';
export {
  StatCardsLoading,
  type StatCardsLoadingProps,
} from './StatCardsLoading/StatCardsLoading.tsx';
export {
  Stepper,
  type StepperItem,
  type StepperProps,
  type StepperWords,
} from './Stepper/Stepper.tsx';
export { SwitchField, type SwitchFieldProps } from './SwitchField/SwitchField.tsx';
export { Table } from './Table/Table.tsx';
export type { CompareRows, TableColumn, TableProps, TableSort } from './Table/Table.types.ts';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps, type TextTone } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { type Toasts, useToast } from './Toaster/ToastContext.ts';
export type { ToastMessage } from './Toaster/toasts.model.ts';
export { useCanceledNotice } from './Toaster/useCanceledNotice.ts';
export { useFailedToast } from './Toaster/useFailedToast.ts';
export { useNotice } from './Toaster/useNotice.ts';
export { useUndo } from './Toaster/useUndo.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { useFocusAfterRetry } from './useFocusAfterRetry.ts';
export { VirtualList, type VirtualListProps } from './VirtualList/VirtualList.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
