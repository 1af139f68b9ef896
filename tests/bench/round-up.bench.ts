/**
 * Round-ups from decimal strings, as the wire has them, beside two libraries for exact money.
 *
 * Each adds up the spare change of ten thousand purchases in its own idiom; before anything is timed
 * the three sums must be the same.
 */
import { Big } from 'big.js';
import { dinero, toUnits, USD } from 'dinero.js';
import { parseCents, roundUp } from '@dime-time/finance-core';
import { medians } from './medians.ts';

const COUNT = 10_000;

/** $0.01 to $199.99 in an order that repeats only after all of them, so that no branch is learned. */
const AMOUNTS = Array.from({ length: COUNT }, (_, index) => {
  const amount = ((index * 7919) % 19_999) + 1;
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
});

function ours(): number {
  let total = 0;
  for (const text of AMOUNTS) {
    const amount = parseCents(text);
    if (amount !== undefined) total += roundUp(amount);
  }
  return total;
}

function withDinero(): number {
  let total = 0;
  for (const text of AMOUNTS) {
    // dinero.js reads no strings, so a float times a hundred it is. Of its ways to the cents past a
    // dollar this is the fastest; by transformScale and subtract it takes twice as long.
    const price = dinero({ amount: Math.round(Number(text) * 100), currency: USD });
    const past = toUnits(price)[1] ?? 0;
    total += past === 0 ? 0 : 100 - past;
  }
  return total;
}

function withBig(): number {
  let total = 0;
  for (const text of AMOUNTS) {
    const price = new Big(text);
    total += Math.round(price.round(0, Big.roundUp).minus(price).toNumber() * 100);
  }
  return total;
}

/** Prints the medians and the ratios to the peers. */
export async function roundUpBench(): Promise<void> {
  const sums = [ours(), withDinero(), withBig()];
  if (new Set(sums).size > 1) throw new Error(`The sums differ: ${sums.join(', ')}.`);
  const times = await medians({ ours, 'dinero.js': withDinero, 'big.js': withBig });
  const line = (name: keyof typeof times, label: string, note: string) =>
    `  ${label.padEnd(12)} ${(times[name] / 1000).toFixed(3).padStart(7)} ms${note}`;
  const ratio = (name: keyof typeof times) => (times.ours / times[name]).toFixed(2);
  process.stdout.write(
    [
      `\n${COUNT} round-ups from decimal strings`,
      line('ours', 'finance-core', ''),
      line('dinero.js', 'dinero.js', `  ours is ${ratio('dinero.js')} × (target ≤ 0.35)`),
      line('big.js', 'big.js', `  ours is ${ratio('big.js')} ×\n`),
    ].join('\n'),
  );
}
