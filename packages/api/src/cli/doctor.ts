/**
 * `npm run doctor`: prints what is misconfigured, a line each with what to do, and exits 1 where
 * something is. The server may run.
 */
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT_ROOT } from '../config/projectRoot.ts';
import { examine } from './doctor/examine.ts';
import { describeFindings } from './doctor/finding.ts';
import { runChecked } from './settings.ts';

// The built server always runs in production mode.
const isBuilt = import.meta.filename.endsWith('.js');

await runChecked(async () => {
  const findings = await examine({
    env: { ...process.env, ...(isBuilt && { NODE_ENV: 'production' }) },
    root: PROJECT_ROOT,
    node: { version: process.version, range: manifest.engines.node },
  });
  process.stdout.write(`${describeFindings(findings)}\n`);
  return findings.some(({ kind }) => kind === 'problem') ? 1 : 0;
});
