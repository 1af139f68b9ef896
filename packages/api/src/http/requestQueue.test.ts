import { expect, test } from 'vitest';
import { createRequestQueue } from './requestQueue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['read', 2],
  ['write', 1],
] as const)('a %s of a household waits while %i are at work, in order', async (kind, most) => {
  const turns = createRequestQueue();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (let call = 0; call < 5; call += 1) {
    void turns.acquire('ada', kind).then((end) => {
      begun.push(call);
      if (end) ends.push(end);
    });
  }
  await settled();
  expect(begun).toHaveLength(most);
  // Somebody else, and the other kind, wait for none of them.
  (await turns.acquire('grace', kind))?.();
  (await turns.acquire('ada', kind === 'read' ? 'write' : 'read'))?.();
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await settled();
    expect(begun).toHaveLength(Math.min(5, most + ended + 1));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  // All are over, so the next begins at once.
  expect(await turns.acquire('ada', kind)).toBeTypeOf('function');
});

test('more than a hundred that wait are turned away', async () => {
  const turns = createRequestQueue();
  const end = await turns.acquire('ada', 'write');
  const waiting = Array.from({ length: 100 }, () => turns.acquire('ada', 'write'));
  expect(await turns.acquire('ada', 'write')).toBeUndefined();
  end?.();
  expect(await waiting[0]).toBeTypeOf('function');
});
