import { randomUUID } from 'node:crypto';
import type { Shot } from './load.ts';
import type { BenchData, BenchMember } from './prepare.ts';

/** The requests of a load, each by its number: the members take turns. */
export interface Shots {
  readonly payment: (index: number) => Shot;
  /** Four reads for each payment. */
  readonly mixed: (index: number) => Shot;
  /** A read of the one with a long history. */
  readonly ofVeteran: (path: string) => Shot;
}

/** What a dashboard asks for. */
const READS = [
  '/api/debts',
  '/api/dashboard-summary',
  '/api/transactions?limit=50',
  '/api/round-up-settings',
];

export function createShots(origin: string, { members, veteran }: BenchData): Shots {
  const memberOf = (index: number) => members[index % members.length] ?? veteran;
  const payment = (index: number) => pay(origin, memberOf(index));
  return {
    payment,
    mixed: (index) =>
      index % 5 === 0 ? payment(index) : read(memberOf(index), READS[index % READS.length] ?? ''),
    ofVeteran: (path) => read(veteran, path),
  };
}

/** A read of somebody who is signed in. */
export function read({ cookie }: BenchMember, path: string): Shot {
  return { method: 'GET', path, headers: { Cookie: cookie } };
}

function pay(origin: string, { cookie, debtId }: BenchMember): Shot {
  return {
    method: 'POST',
    path: '/api/payments',
    body: JSON.stringify({ debtId, amount: '1.00', source: 'manual' }),
    headers: {
      Cookie: cookie,
      Origin: origin,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
  };
}
