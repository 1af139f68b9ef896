import type { Partner } from './prepare.ts';

/** Where the partner's project is; the preparation says so through the environment. */
export function partner(): Partner {
  const told = process.env['PARTNER'];
  if (!told) throw new Error('Run these tests with `npm run test:package`.');
  return JSON.parse(told) as Partner;
}
