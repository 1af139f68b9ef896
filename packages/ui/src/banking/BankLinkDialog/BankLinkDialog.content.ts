import type { EarlierRoundUps } from '@dime-time/finance-core/contract';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { bankLinkDialogWords } from '../words/bankLinkDialog.ts';
import type { BankLinkDialogWords } from '../../words/subjects/banking/bankLinkDialog.ts';

/** The dialog’s wording, given the names it mentions. */
export interface BankLinkWords {
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

/** The sentence of the offer, by why the purchases were not rounded up. */
const EARLIER = { link: 'earlierLink', off: 'earlierOff', both: 'earlierBoth' } as const;

/** The dialog’s wording from its words. */
export function bankLinkLabels(words: BankLinkDialogWords): BankLinkWords {
  return {
    title: words.title,
    sandbox: (provider) => words.sandbox({ provider }),
    choose: words.choose,
    continue: words.continue,
    cancel: words.cancel,
    consent: (product) => words.consent({ product }),
    sharedTitle: words.sharedTitle,
    shared: [words.sharedAccounts, words.sharedBalances, words.sharedTransactions],
    keptTitle: words.keptTitle,
    kept: (product) => words.kept({ product }),
    nextTitle: words.nextTitle,
    next: (account) => (account === undefined ? words.next : words.nextPaid({ account })),
    back: words.back,
    agree: words.agree,
    connecting: (bank) => words.connecting({ bank }),
    connectingShort: words.pending,
    linked: (bank) => words.linked({ bank }),
    linkedText: (count, product) =>
      count === 0 ? words.linkedNone : words.linkedAccounts({ count, product }),
    earlier: (amount, { purchases, cause }) => words[EARLIER[cause]]({ amount, count: purchases }),
    earlierTitle: words.earlierTitle,
    done: words.done,
    failed: (bank) => words.failedTitle({ bank }),
    failedText: words.failed,
    unknown: words.unknownTitle,
    unknownText: words.unknown,
    close: words.close,
    otherBank: words.otherBank,
    retry: words.retry,
  };
}

/** The dialog’s wording in English. */
export const ENGLISH_BANK_LINK: BankLinkWords = bankLinkLabels(
  wordsOf(bankLinkDialogWords, ENGLISH),
);
