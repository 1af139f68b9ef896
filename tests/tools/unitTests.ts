/** The unit tests: all of them in UTC, and those that read the machine's time zone in others as well. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, together, vitest } from './runners.ts';
import { ZONE_READS } from './zoneReadsVariable.ts';

/** Zones at both ends of the calendar: 'this month' and 'last 7 days' must hold in each. */
const OTHER_ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati'];

export function unitTests(report: string): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'zone-reads-'));
  try {
    const all = vitest(report, ['--project', 'unit', '--coverage'], {
      TZ: 'UTC',
      [ZONE_READS]: folder,
    });
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    if (files.length === 0) return together([all, NOBODY_READS]);
    process.stdout.write(`\n${files.length} files read the zone of the machine.\n`);
    const args = ['--project', 'unit', ...files];
    return together([all, ...OTHER_ZONES.map((TZ) => vitest(report, args, { TZ }))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tests of the zone itself read it, so then the watch is broken and sees nothing. */
const NOBODY_READS: Outcome = {
  count: { passed: 0, failed: 1 },
  failures: [{ title: 'time zones', why: 'No test was seen to read the zone of the machine.' }],
  secondTries: [],
};
