import { expect, test } from 'vitest';
import { nodeVersionError } from './nodeVersionError.ts';

test.each(['v22.15.0', 'v22.16.1', 'v23.0.0', 'v24.21.0', 'v100.0.0'])(
  '%s is new enough',
  (version) => {
    expect(nodeVersionError(version, '>=22.15')).toBeUndefined();
  },
);

test.each(['v22.14.9', 'v20.20.2', 'v9.99.99'])('%s is too old', (version) => {
  expect(nodeVersionError(version, '>=22.15')).toBe(
    `Dime Time needs Node.js 22.15 or later, and this is ${version.slice(1)}. ` +
      'Start it with `npm run start:production`, which uses the Node.js that `npm ci` installed.',
  );
});
