import { auditOf, type Audit } from './audit.ts';
import { startServerProcess, type Customer } from './serverProcess.ts';

export interface AtOnceResult extends Audit {
  readonly keys: number;
  /** Payments that came of them. */
  readonly payments: number;
  /** Keys whose sends were not all answered alike. */
  readonly differing: number;
  readonly races: number;
  /** Races that paid another sum than was owed of, or left a balance that is not what is left. */
  readonly overspent: number;
}

/** How often each key is sent, all at once. */
const SENDS = 5;

/** Keys that are under way together. */
const BATCH = 20;

/** Ten payments of 30.00 race for 100.00: three of them fit. */
const RACE = { owed: '100.00', amount: '30.00', runners: 10, fit: 3, left: '10.00' };

/**
 * Sends the same payments several times at once, and lets payments race for one balance.
 *
 * @param where the database: `{ DATA_DIR }` or `{ DATABASE_URL }`.
 */
export async function sendAtOnce(
  where: Readonly<Record<string, string>>,
  { keys, races }: { readonly keys: number; readonly races: number },
): Promise<AtOnceResult> {
  const server = await startServerProcess({ ...where, MEMBERS: '1' });
  const [customer] = server.members;
  if (!customer) throw new Error('Nobody joined.');
  const client = clientOf(server.origin, customer);
  const { acknowledged, differing } = await sendKeys(client, keys);
  let overspent = 0;
  for (let race = 0; race < races; race += 1) {
    if (!(await raceRight(client, race))) overspent += 1;
  }
  await server.stop();

  const payments = new Set(acknowledged.values()).size;
  const found = await auditOf(where, acknowledged);
  return { keys, payments, differing, races, overspent, ...found };
}

interface Debt {
  readonly id: string;
  readonly currentBalance: string;
}

function clientOf(origin: string, { cookie }: Customer) {
  const send = (path: string, body: object, key: string) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: origin,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    });
  return {
    debts: async () => {
      const answer = await fetch(`${origin}/api/debts`, { headers: { Cookie: cookie } });
      return (await answer.json()) as readonly Debt[];
    },
    enterDebt: async (key: string) => {
      const debt = {
        name: 'A race',
        currentBalance: RACE.owed,
        minimumPayment: '5.00',
        interestRate: 9.99,
        dueDate: 1,
      };
      return (await (await send('/api/debts', debt, key)).json()) as Debt;
    },
    pay: (debtId: string, amount: string, key: string) =>
      send('/api/payments', { debtId, amount, source: 'manual' }, key),
  };
}

type Client = ReturnType<typeof clientOf>;

/** Sends every key several times at once; each has one payment, which all of its answers show. */
async function sendKeys(client: Client, keys: number) {
  const acknowledged = new Map<string, string>();
  let differing = 0;
  const [debt] = await client.debts();
  if (!debt) throw new Error('There is no debt to pay.');
  const sendOne = async (key: string) => {
    const answers = await Promise.all(
      Array.from({ length: SENDS }, async () => {
        const response = await client.pay(debt.id, '0.01', key);
        return `${String(response.status)} ${await response.text()}`;
      }),
    );
    const [first = ''] = answers;
    if (!first.startsWith('201 ') || answers.some((answer) => answer !== first)) differing += 1;
    else acknowledged.set(key, (JSON.parse(first.slice(4)) as { id: string }).id);
  };
  for (let begin = 0; begin < keys; begin += BATCH) {
    const batch = Array.from(
      { length: Math.min(BATCH, keys - begin) },
      (_, index) => begin + index,
    );
    await Promise.all(batch.map((number) => sendOne(`once-${String(number)}-of-many`)));
  }
  return { acknowledged, differing };
}

/** Whether as many payments as fit were made, the others refused, and the rest is still owed. */
async function raceRight(client: Client, race: number): Promise<boolean> {
  const debt = await client.enterDebt(`race-${String(race)}-debt`);
  const statuses = await Promise.all(
    Array.from({ length: RACE.runners }, async (_, runner) => {
      const key = `race-${String(race)}-runner-${String(runner)}`;
      return (await client.pay(debt.id, RACE.amount, key)).status;
    }),
  );
  const paid = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 422).length;
  const left = (await client.debts()).find(({ id }) => id === debt.id)?.currentBalance;
  return paid === RACE.fit && refused === RACE.runners - RACE.fit && left === RACE.left;
}
