import { expect, test } from 'vitest';
import { CircuitOpenError, createCircuitBreaker } from './circuitBreaker.ts';

function trial() {
  let time = 0;
  let calls = 0;
  const circuit = createCircuitBreaker({
    failures: 3,
    openForMs: 1000,
    counts: (error) => error instanceof RangeError,
    now: () => time,
  });
  const call = (outcome?: Error) =>
    circuit.run(async () => {
      calls += 1;
      if (outcome) throw outcome;
      return 'answer';
    });
  return { call, calls: () => calls, wait: (ms: number) => void (time += ms) };
}

const down = new RangeError('down');

test('opens after some failures in a row, asks nothing for a while, then tries with one call', async () => {
  const { call, calls, wait } = trial();
  for (let count = 0; count < 3; count += 1) await expect(call(down)).rejects.toBe(down);
  await expect(call()).rejects.toThrow(CircuitOpenError);
  expect(calls()).toBe(3);
  wait(1000);
  const [first, beside] = await Promise.allSettled([call(down), call()]);
  expect([first.status, beside.status]).toEqual(['rejected', 'rejected']);
  expect(calls()).toBe(4);
  await expect(call()).rejects.toThrow(CircuitOpenError);
  wait(1000);
  await expect(call()).resolves.toBe('answer');
  await expect(call()).resolves.toBe('answer');
});

test('an answer between two failures, or another error, is no row of failures', async () => {
  const { call } = trial();
  for (let count = 0; count < 2; count += 1) await expect(call(down)).rejects.toBe(down);
  await call();
  for (let count = 0; count < 2; count += 1) await expect(call(down)).rejects.toBe(down);
  await expect(call(new Error('refused'))).rejects.toThrow('refused');
  for (let count = 0; count < 2; count += 1) await expect(call(down)).rejects.toBe(down);
  await expect(call()).resolves.toBe('answer');
});
