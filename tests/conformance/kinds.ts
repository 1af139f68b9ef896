/**
 * What a component promises its caller about what it draws.
 *
 * - `element`: it draws one element, and hands it the ref, the class and every other attribute.
 * - `part`: the ref is the part that takes the focus, a control or a heading; the class lays out the whole.
 * - `styled`: the class lays out the whole; there is no ref, and the reason says why.
 * - `other`: there is no element to hand anything to, and the reason says why.
 *
 * A component that is not named below is an `element`.
 */
export type Kind = 'element' | 'part' | 'styled' | 'other';

const parts = [
  'CheckboxGroup',
  'ChoiceGroup',
  'DayField',
  'MoneyField',
  'PageHeader',
  'SelectField',
  'SliderField',
  'SwitchField',
  'TextArea',
  'TextField',
];

/** A component generic in its value keeps its types only as a plain function, which React 18 gives no ref. */
const GENERIC = 'Generic in its value.';

const styled: Readonly<Record<string, string>> = {
  Tabs: GENERIC,
  VirtualList: GENERIC,
};

const AROUND = 'Puts something around its children, and is no element itself.';
const OVERLAY = 'Lies over the page, and only while it is open.';
const BY_STATE = 'Draws what its data calls for: a message, a list, a window onto a long list.';

const SAVES = 'Saves as it is changed, and holds its element to keep the focus in it.';

const others: Readonly<Record<string, string>> = {
  AddDebtDialog: OVERLAY,
  AddTransactionDialog: OVERLAY,
  AmountsPrivacy: AROUND,
  BankLinkDialog: OVERLAY,
  BankTransactionList: BY_STATE,
  Dialog: OVERLAY,
  EditDebtDialog: OVERLAY,
  ErrorBoundary: AROUND,
  ExtraPaymentDialog: OVERLAY,
  LegalSections: 'Several sections, which the page they belong to holds.',
  LoadablePanel: BY_STATE,
  NotOffered: OVERLAY,
  NotificationList: BY_STATE,
  OnboardingDialog: OVERLAY,
  PaymentHistory: OVERLAY,
  RecentTransactions: BY_STATE,
  RewardHistory: BY_STATE,
  ServiceStatusBanner: BY_STATE,
  SignUpDialog: OVERLAY,
  TermsDialog: OVERLAY,
  Tooltip: AROUND,
  TransactionList: BY_STATE,
  CryptoSettingsPanel: SAVES,
  InstantForm: SAVES,
  NotificationPreferences: SAVES,
  RoundUpSettingsForm: SAVES,
  UiProvider: AROUND,
};

export function kindOf(name: string, screen: boolean): Kind {
  // A screen is the whole page: what stands around it is the window.
  if (screen || name in others) return 'other';
  if (name in styled) return 'styled';
  return parts.includes(name) ? 'part' : 'element';
}

/** Every name above, so that none outlives its component. */
export const named: readonly string[] = [...parts, ...Object.keys(styled), ...Object.keys(others)];
