import type { ActionResult } from '../../primitives/index.ts';

/** Undoes a payment and returns the result. */
export type UndoPaymentAction = (paymentId: string) => Promise<ActionResult>;
