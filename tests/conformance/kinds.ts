/**
 * What a component promises its caller about what it draws.
 *
 * - `element`: it draws one element, and hands it the ref, the class and every other attribute.
 * - `part`: the ref is the part that takes the focus, a control or a heading; the class lays out the whole.
 * - `styled`: the ref, the class and the style are the whole's and nothing else is, and the reason says why.
 * - `other`: there is no element to hand anything to, and the reason says why.
 *
 * A component that is not named below is an `element`.
 */
export type Kind = 'element' | 'part' | 'styled' | 'other';

const parts = [
  'Checkbox',
  'CheckboxGroup',
  'ChoiceGroup',
  'Combobox',
  'DateField',
  'MoneyField',
  'NumberField',
  'PageHeader',
  'SelectField',
  'SliderField',
  'SwitchField',
  'TextArea',
  'TextField',
];

const OVERLAY = 'Lies over the page, and is an element only while it is open.';

const styled: Readonly<Record<string, string>> = {
  AddDebtDialog: OVERLAY,
  AddTransactionDialog: OVERLAY,
  BankLinkDialog: OVERLAY,
  Dialog: OVERLAY,
  Drawer: OVERLAY,
  EditDebtDialog: OVERLAY,
  ExtraPaymentDialog: OVERLAY,
  Menu: OVERLAY,
  OnboardingDialog: OVERLAY,
  PaymentHistory: OVERLAY,
  Popover: OVERLAY,
  SegmentedControl: 'Its library hands on few attributes of ARIA.',
  SignUpDialog: OVERLAY,
  Tabs: 'Its library hands on no attribute of ARIA.',
  TermsDialog: OVERLAY,
};

const AROUND = 'Puts something around its children, and is no element itself.';
const SEVERAL = 'Several elements, which what they belong to holds.';
const BY_STATE = 'While it waits it is what its caller puts there.';

const others: Readonly<Record<string, string>> = {
  AmountsPrivacy: AROUND,
  ErrorBoundary: AROUND,
  LegalSections: SEVERAL,
  LoadablePanel: BY_STATE,
  FeatureUnavailable: SEVERAL,
  RewardHistory: BY_STATE,
  Tooltip: AROUND,
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
