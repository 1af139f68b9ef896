import { type ActionResult, settle, useUnconfirmedSubmissions } from '../../primitives/index.ts';
import { isSamePayment, type DebtPayment, type UnconfirmedPayment } from '../debtPayment.ts';

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/**
 * Keeps one list of unconfirmed payments for all controls of a page.
 *
 * @param controlled the parent’s list, if the parent keeps it across pages.
 * @returns the list, and a function that wraps an action so that its payments are recorded there.
 */
export function useUnconfirmedPayments(
  controlled: readonly UnconfirmedPayment[] | undefined,
): [unconfirmed: readonly UnconfirmedPayment[], recording: (send: Pay) => Pay] {
  const [unconfirmed, record] = useUnconfirmedSubmissions(controlled, isSamePayment);
  const recording = (send: Pay): Pay => {
    const pay: Pay = async (payment) => {
      const result = await settle(send(payment));
      record({ ...payment, onRetry: () => pay(payment) }, result);
      return result;
    };
    return pay;
  };
  return [unconfirmed, recording];
}
