import type { BadgeTone } from '../../primitives/index.ts';
import type { PurchaseListWords } from '../../words/subjects/crypto/purchaseList.ts';

export interface PurchaseStatus {
  label: string;
  /** The primary badge is for completed purchases, the secondary for all others. */
  tone: Extract<BadgeTone, 'accent' | 'neutral'>;
}

/** The label and badge of a purchase’s status; one that is not known is shown as it was sent. */
export function purchaseStatus(status: string, words: PurchaseListWords): PurchaseStatus {
  if (status === 'completed') return { label: words.completed, tone: 'accent' };
  if (status === 'pending') return { label: words.pending, tone: 'neutral' };
  return { label: status.replaceAll('_', ' ').trim() || words.unknown, tone: 'neutral' };
}

/** Whether a purchase has not been ordered yet: its money is set aside and has bought nothing. */
export function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
