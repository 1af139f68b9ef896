import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DatabaseBusy } from '../database.ts';
import { requireSpace } from './requireSpace.ts';

test('a disk with less free than the reserve is turned away from', () => {
  expect(() => requireSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(DatabaseBusy);
  expect(() => requireSpace(tmpdir(), 1)).not.toThrow();
});
