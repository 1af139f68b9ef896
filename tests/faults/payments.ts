import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from './serverProcess.ts';

interface Debtor {
  readonly customer: Customer;
  readonly debtId: string;
}

interface PaymentDue extends Debtor {
  readonly key: string;
}

/** Payments of many customers at once, and the server's response to each. */
export interface PaymentLoad {
  /** By key, the id of each payment that the server acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Pays from all customers until `stop` is called. */
  start(origin: () => string): Promise<void>;
  stop(): Promise<void>;
}

/** How long a lane waits after a server that was unreachable or busy, in ms. */
const REST_MS = 20;

/**
 * Each lane pays one cent after the other. One without an answer, or that was refused, is sent again
 * under its key until there is an answer, as a browser does.
 */
export function paymentLoad(customers: readonly Customer[], lanes: number): PaymentLoad {
  const acknowledged = new Map<string, string>();
  const state = { isOn: false, lanes: [] as Promise<void>[] };

  async function pay(origin: string, due: PaymentDue): Promise<boolean> {
    const answer = await fetch(`${origin}/api/payments`, {
      method: 'POST',
      headers: headersOf(due.customer, due.key, origin),
      body: JSON.stringify({ debtId: due.debtId, amount: '0.01', source: 'manual' }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer === undefined || text === undefined || answer.status === 503) return false;
    if (answer.status !== 201) throw new Error(`${String(answer.status)} ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    const before = acknowledged.get(due.key);
    if (before !== undefined && before !== id) throw new Error(`${due.key} paid twice.`);
    acknowledged.set(due.key, id);
    return true;
  }

  async function run(
    lane: number,
    { customer, debtId }: Debtor,
    origin: () => string,
  ): Promise<void> {
    for (let count = 0; state.isOn; count += 1) {
      const key = `payment-${customer.userId}-${String(lane)}-${String(count)}`;
      const due = { customer, debtId, key };
      while (!(await pay(origin(), due))) await wait(REST_MS);
    }
  }

  return {
    acknowledged,
    async start(origin) {
      const debtors = await Promise.all(
        customers.map(async (customer) => ({
          customer,
          debtId: await firstDebt(origin(), customer),
        })),
      );
      state.isOn = true;
      state.lanes = Array.from({ length: lanes }, (_, lane) => {
        const debtor = debtors[lane % debtors.length];
        if (debtor === undefined) throw new Error('There is nobody to pay.');
        return run(lane, debtor, origin);
      });
    },
    async stop() {
      state.isOn = false;
      await Promise.all(state.lanes);
    },
  };
}

function headersOf({ cookie }: Customer, key: string, origin: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    Cookie: cookie,
    Origin: origin,
  };
}

async function firstDebt(origin: string, { cookie }: Customer): Promise<string> {
  const answer = await fetch(`${origin}/api/debts`, { headers: { Cookie: cookie } });
  const [debt] = (await answer.json()) as { id: string }[];
  if (debt === undefined) throw new Error('There is no debt to pay.');
  return debt.id;
}
