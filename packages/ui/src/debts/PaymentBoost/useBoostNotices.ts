import type { Cents } from '@dime-time/finance-core/money';
import { type ActionResult, useCanceledNotice, useNotice } from '../../primitives/index.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { ENGLISH, formatsOf, useFormats, useWords, wordsOf } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import { usePaymentWords } from '../usePaymentWords.ts';

type Paid = Extract<ActionResult, { ok: true }>;

export interface BoostNotices {
  /** Shows that the typed amount is none. */
  invalid: () => void;
  /** Shows that nothing was paid, and the reason if there is one. */
  failed: (reason: string | undefined) => void;
  /**
   * Shows that an amount was paid, in the server’s own words where it sent some, or that it was undone
   * since.
   */
  paid: (amount: Cents, result: Paid, purse: RoundUpPurse | undefined) => void;
}

/** Returns what shows the notices of a boost. */
export function useBoostNotices(): BoostNotices {
  const notice = useNotice();
  const showCanceled = useCanceledNotice();
  const words = useWords(paymentBoostWords);
  const { paid } = usePaymentWords();
  const { money } = useFormats();
  return {
    invalid() {
      notice({ title: words.invalidTitle, message: words.invalid, variant: 'destructive' });
    },
    failed(reason) {
      const message = reason || words.failed;
      notice({ title: words.failedTitle, message, variant: 'destructive' });
    },
    paid(amount, { message: said, undo, canceled }, purse) {
      if (canceled) return showCanceled();
      const own = said === englishDone(amount) ? undefined : said;
      const message = paid(own || words.done({ amount: money(amount) }), purse, undo);
      notice({ title: words.doneTitle, message, variant: 'default' }, undo);
    },
  };
}

/** What a server says in English, and the page in its language. */
function englishDone(amount: Cents): string {
  const { money } = formatsOf(ENGLISH.locale);
  return wordsOf(paymentBoostWords, ENGLISH).done({ amount: money(amount) });
}
