/** The words of the dialog, given the names that stand in them. */
export interface BankLinkLabels {
  readonly title: string;
  /** What this is, said before anything is chosen. */
  readonly sandbox: (provider: string) => string;
  readonly choose: string;
  readonly continue: string;
  readonly cancel: string;
  /** The question of consent. */
  readonly consent: (product: string) => string;
  /** What the product will see, a line each. */
  readonly shared: readonly string[];
  /**
   * What it will not, a line each: given the product, and what round-ups are paid from where the
   * server keeps a purse.
   */
  readonly kept: readonly ((product: string, paidFrom: string | undefined) => string)[];
  readonly sharedTitle: string;
  readonly keptTitle: string;
  readonly back: string;
  readonly agree: string;
  /** While the answer is awaited: the line, and the button. */
  readonly connecting: (bank: string) => string;
  readonly connectingShort: string;
  readonly linked: (bank: string) => string;
  /** What stands over the accounts, given their number. */
  readonly linkedText: (count: number, product: string) => string;
  /** The offer of what was bought before the link, given its sum and the number of purchases. */
  readonly earlier: (amount: string, purchases: number) => string;
  /** The name of the group that the offer is in. */
  readonly earlierTitle: string;
  readonly done: string;
  readonly failed: (bank: string) => string;
  /** What stands where the server gave no reason. */
  readonly failedText: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly close: string;
  readonly otherBank: string;
  readonly retry: string;
}

/** The words the dialog ships with. */
export const ENGLISH_BANK_LINK: BankLinkLabels = {
  title: 'Connect Bank Account',
  sandbox: (provider) =>
    `This is the sandbox of ${provider}: the banks are made up, and no real account is touched.`,
  choose: 'Choose your bank',
  continue: 'Continue',
  cancel: 'Cancel',
  consent: (product) => `Let ${product} see your accounts?`,
  sharedTitle: 'What is shared',
  shared: [
    'The names, types and last digits of your accounts',
    'Their current and available balances',
    'Their transactions: where, when and how much',
  ],
  keptTitle: 'What is not',
  kept: [
    (product) => `Your password stays with your bank; ${product} never sees it`,
    (_product, paidFrom) =>
      paidFrom === undefined
        ? 'Linking moves no money'
        : `Linking moves no money. Round-ups start with your next purchase and are paid from ${paidFrom}`,
  ],
  back: 'Back',
  agree: 'Agree and connect',
  connecting: (bank) => `Connecting to ${bank}...`,
  connectingShort: 'Connecting...',
  linked: (bank) => `${bank} is connected`,
  linkedText: (count, product) =>
    count === 0
      ? 'The bank has shared no account so far.'
      : `${count === 1 ? 'This account is' : `These ${count} accounts are`} now linked to ${product}:`,
  earlier: (amount, purchases) =>
    `Also use this month’s ${amount} from before the link (${purchases} ${purchases === 1 ? 'purchase' : 'purchases'})?`,
  earlierTitle: 'Round-ups from before the link',
  done: 'Done',
  failed: (bank) => `${bank} was not connected`,
  failedText: 'The connection did not succeed. Trying again is safe: nothing is linked twice.',
  unknown: 'We do not know yet',
  unknownText:
    'Your consent was sent, and no answer came. It may have been linked all the same. Trying again is safe: nothing is linked twice.',
  close: 'Close',
  otherBank: 'Choose another bank',
  retry: 'Try again',
};
