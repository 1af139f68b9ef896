/**
 * Worked examples from published sources, kept outside the project: read where they are present, in
 * `../shared/data` beside the checkout or in the folder that `SHARED_DATA` names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GoldenCase {
  id: string;
  group: string;
  fn: string;
  /** Their shapes depend on `fn`: each check knows those of its own. */
  inputs: unknown;
  expected: unknown;
  tolerance: number;
}

export const goldenPath = join(
  process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../shared/data'),
  'golden.json',
);

/** The cases, or `undefined` where the file is not there. */
export function readGoldenCases(): GoldenCase[] | undefined {
  if (!existsSync(goldenPath)) return undefined;
  return (JSON.parse(readFileSync(goldenPath, 'utf8')) as { cases: GoldenCase[] }).cases;
}
