import type { BankAccount } from '@dime-time/finance-core/contract';

/** The type of an account’s money: the holder’s own, or owed to the bank. */
type AccountKind = 'cash' | 'savings' | 'credit' | 'loan' | 'investment';

/** The labels and the icon of a kind. */
interface AccountWords {
  kind: AccountKind;
  /** The label of the current balance. */
  currentLabel: string;
  /** The label of the available balance. */
  availableLabel: string;
}

/** An account as its card shows it. */
export interface AccountCardModel extends AccountWords {
  name: string;
  /**
   * The bank, and the type with its last digits, without blank parts: 'First Harbor Bank',
   * 'Checking ••0000'.
   */
  origin: readonly string[];
}

const WORDS: Record<AccountKind, Omit<AccountWords, 'kind'>> = {
  cash: { currentLabel: 'Current balance', availableLabel: 'Available' },
  savings: { currentLabel: 'Current balance', availableLabel: 'Available' },
  credit: { currentLabel: 'Balance owed', availableLabel: 'Available credit' },
  loan: { currentLabel: 'Balance owed', availableLabel: 'Available' },
  investment: { currentLabel: 'Current value', availableLabel: 'Available' },
};

/** The account types of providers; the first match decides, and every other type is cash. */
const KINDS: readonly (readonly [AccountKind, RegExp])[] = [
  ['credit', /credit(?! union)/i],
  ['loan', /loan|mortgage|student/i],
  ['savings', /saving|money market|\bcd\b/i],
  ['investment', /invest|brokerage|401|\bira\b|retirement/i],
];

/** Prepares an account for its card; a blank name gets a generic one. */
export function accountCardModel(account: BankAccount): AccountCardModel {
  const type = account.accountType.trim().replaceAll('_', ' ');
  const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'cash';
  return {
    kind,
    ...WORDS[kind],
    name: account.accountName.trim() || 'Unnamed account',
    origin: [account.institutionName.trim(), typeAndMask(type, account.mask.trim())].filter(
      (part) => part !== '',
    ),
  };
}

/**
 * Identifies an account in a line of text.
 *
 * @example accountTitle({ accountName: 'Everyday Checking', mask: '0000' }) // 'Everyday Checking ••0000'
 */
export function accountTitle({
  accountName,
  mask,
}: Pick<BankAccount, 'accountName' | 'mask'>): string {
  return [accountName.trim() || 'Unnamed account', dotted(mask.trim())].filter(Boolean).join(' ');
}

function typeAndMask(type: string, mask: string): string {
  // A provider’s type `other` has no meaning for readers.
  const word = /^other$/i.test(type) ? '' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  return [word, dotted(mask)].filter(Boolean).join(' ');
}

function dotted(mask: string): string {
  return mask && `••${mask}`;
}
