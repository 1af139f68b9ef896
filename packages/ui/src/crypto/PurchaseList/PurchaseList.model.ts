import type { BadgeTone } from '../../primitives/index.ts';

export interface PurchaseStatus {
  label: string;
  /** The primary badge is for what is done, the secondary for everything else. */
  tone: Extract<BadgeTone, 'accent' | 'neutral'>;
}

/** How the status of a purchase is shown, whatever a server calls it. */
export function purchaseStatus(status: string): PurchaseStatus {
  const words = status.replaceAll('_', ' ').trim();
  return { label: words || 'unknown', tone: status === 'completed' ? 'accent' : 'neutral' };
}

/** Whether a purchase has not been ordered yet: its money is set aside and has bought nothing. */
export function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}
