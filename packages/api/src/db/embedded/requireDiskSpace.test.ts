import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DatabaseBusy } from '../database.ts';
import { requireDiskSpace } from './requireDiskSpace.ts';

test('a disk with less free than the reserve is turned away from', () => {
  expect(() => requireDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(DatabaseBusy);
  expect(() => requireDiskSpace(tmpdir(), 1)).not.toThrow();
});
