import type { BadgeTone } from '../../primitives/index.ts';

export interface PurchaseStatus {
  label: string;
  /** The primary badge is for completed purchases, the secondary for all others. */
  tone: Extract<BadgeTone, 'accent' | 'neutral'>;
}

/** The label and badge of a purchase’s status, including unknown ones. */
export function purchaseStatus(status: string): PurchaseStatus {
  const words = status.replaceAll('_', ' ').trim();
  return { label: words || 'unknown', tone: status === 'completed' ? 'accent' : 'neutral' };
}

/** Whether a purchase has not been ordered yet: its money is set aside and has bought nothing. */
export function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
