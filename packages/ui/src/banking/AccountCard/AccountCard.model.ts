import type { BankAccount } from '@dime-time/finance-core/contract';
import { knownName } from '../../internal/knownName.ts';
import type { AccountCardWords } from '../../words/subjects/banking/accountCard.ts';
import type { AccountKindsWords } from '../../words/subjects/banking/accountKinds.ts';

/** The type of an account’s money: the holder’s own, or owed to the bank. */
type AccountKind = 'cash' | 'savings' | 'credit' | 'loan' | 'investment';

/** The labels and the icon of a kind. */
interface AccountLabels {
  kind: AccountKind;
  /** The label of the current balance. */
  currentLabel: string;
  /** The label of the available balance. */
  availableLabel: string;
}

/** An account as its card shows it. */
export interface AccountCardModel extends AccountLabels {
  name: string;
  /**
   * The bank, and the type with its last digits, without blank parts: 'First Harbor Bank',
   * 'Checking ••0000'.
   */
  origin: readonly string[];
}

function labelsOf(kind: AccountKind, words: AccountCardWords): Omit<AccountLabels, 'kind'> {
  const { available } = words;
  switch (kind) {
    case 'cash':
    case 'savings':
      return { currentLabel: words.currentBalance, availableLabel: available };
    case 'credit':
      return { currentLabel: words.balanceOwed, availableLabel: words.availableCredit };
    case 'loan':
      return { currentLabel: words.balanceOwed, availableLabel: available };
    case 'investment':
      return { currentLabel: words.currentValue, availableLabel: available };
  }
}

/** The account types of providers; the first match decides, and every other type is cash. */
const KINDS: readonly (readonly [AccountKind, RegExp])[] = [
  ['credit', /credit(?! union)/i],
  ['loan', /loan|mortgage|student/i],
  ['savings', /saving|money market|\bcd\b/i],
  ['investment', /invest|brokerage|401|\bira\b|retirement/i],
];

/** Prepares an account for its card; a blank name gets a generic one. */
export function accountCardModel(
  account: BankAccount,
  words: AccountCardWords,
  kinds: AccountKindsWords,
): AccountCardModel {
  const type = account.accountType.trim().replaceAll('_', ' ');
  const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'cash';
  return {
    kind,
    ...labelsOf(kind, words),
    name: account.accountName.trim() || words.unnamed,
    origin: [account.institutionName.trim(), typeAndMask(type, account.mask.trim(), kinds)].filter(
      (part) => part !== '',
    ),
  };
}

/**
 * Identifies an account in a line of text.
 *
 * @example accountTitle({ accountName: 'Everyday Checking', mask: '0000' }, words) // 'Everyday Checking ••0000'
 */
export function accountTitle(
  { accountName, mask }: Pick<BankAccount, 'accountName' | 'mask'>,
  words: AccountCardWords,
): string {
  return [accountName.trim() || words.unnamed, dotted(mask.trim())].filter(Boolean).join(' ');
}

function typeAndMask(type: string, mask: string, kinds: AccountKindsWords): string {
  // A provider’s type `other` has no meaning for readers.
  const written = /^other$/i.test(type) ? '' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const word = knownName(type, kinds) ?? written;
  return [word, dotted(mask)].filter(Boolean).join(' ');
}

function dotted(mask: string): string {
  return mask && `••${mask}`;
}
