import type { EarlierRoundUps } from '@dime-time/finance-core/contract';

/** The dialog’s wording, given the names it mentions. */
export interface BankLinkLabels {
  readonly title: string;
  /** Says that this is a sandbox, before anything is chosen. */
  readonly sandbox: (provider: string) => string;
  readonly choose: string;
  readonly continue: string;
  readonly cancel: string;
  /** The consent question. */
  readonly consent: (product: string) => string;
  /** What the product will see, one line each. */
  readonly shared: readonly string[];
  /** What it will not see. */
  readonly kept: (product: string) => string;
  /** What the link changes, given what round-ups are paid from if the server keeps a purse. */
  readonly next: (paidFrom: string | undefined) => string;
  readonly sharedTitle: string;
  readonly keptTitle: string;
  readonly nextTitle: string;
  readonly back: string;
  readonly agree: string;
  /** Shown while waiting for the answer: the message, and the button’s label. */
  readonly connecting: (bank: string) => string;
  readonly connectingShort: string;
  readonly linked: (bank: string) => string;
  /** The text above the accounts, given their number. */
  readonly linkedText: (count: number, product: string) => string;
  /**
   * The offer to round up earlier purchases, given its total, the number of purchases and the
   * reason.
   */
  readonly earlier: (amount: string, offer: Pick<EarlierRoundUps, 'purchases' | 'cause'>) => string;
  /** The name of the group that contains the offer. */
  readonly earlierTitle: string;
  readonly done: string;
  readonly failed: (bank: string) => string;
  /** The message when the server gave no reason. */
  readonly failedText: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly close: string;
  readonly otherBank: string;
  readonly retry: string;
}

/** When the purchases were made that were not rounded up. */
const EARLIER_TIMES: Readonly<Record<EarlierRoundUps['cause'], string>> = {
  link: 'Before you linked this bank',
  off: 'While round-ups were off',
  both: 'Before you linked this bank or while round-ups were off',
};

/** The dialog’s default wording. */
export const ENGLISH_BANK_LINK: BankLinkLabels = {
  title: 'Connect Bank Account',
  sandbox: (provider) => `This is ${provider}’s test environment: these banks aren’t real.`,
  choose: 'Choose your bank',
  continue: 'Continue',
  cancel: 'Cancel',
  consent: (product) => `Let ${product} see your accounts?`,
  sharedTitle: 'What is shared',
  shared: [
    'The names, types, and last digits of your accounts',
    'Their current and available balances',
    'Their transactions: where, when, and how much',
  ],
  keptTitle: 'What stays private',
  kept: (product) => `Your password stays with your bank. ${product} never sees it.`,
  nextTitle: 'What happens next',
  next: (paidFrom) =>
    paidFrom === undefined
      ? 'Linking moves no money.'
      : `Linking moves no money. Round-ups start with your next purchase and are paid from ${paidFrom}.`,
  back: 'Back',
  agree: 'Agree and Connect',
  connecting: (bank) => `Connecting to ${bank}...`,
  connectingShort: 'Connecting...',
  linked: (bank) => `${bank} is connected`,
  linkedText: (count, product) =>
    count === 0
      ? 'The bank hasn’t shared any accounts yet.'
      : `${count === 1 ? 'This account is' : `These ${count} accounts are`} now linked to ${product}:`,
  earlier: (amount, { purchases, cause }) =>
    `${EARLIER_TIMES[cause]}, you made ${purchases} ${purchases === 1 ? 'purchase' : 'purchases'} this month: ${amount} in round-ups. Use them, too? We’d apply them with your next round-ups.`,
  earlierTitle: 'Round-ups from before you linked',
  done: 'Done',
  failed: (bank) => `${bank} wasn’t connected`,
  failedText: 'The connection didn’t work. It’s safe to try again: nothing is linked twice.',
  unknown: 'We’re not sure this went through',
  unknownText:
    'We sent your consent but didn’t hear back, so your accounts may be linked. It’s safe to try again: nothing is linked twice.',
  close: 'Close',
  otherBank: 'Choose Another Bank',
  retry: 'Try Again',
};
