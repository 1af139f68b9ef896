/**
 * `npm run check`: every check that needs no test run, two at a time, since most use one core only.
 *
 * Each prints what it found when it ends. All of them run, also when one has failed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Those that take longest come first. */
const CHECKS = ['unused', 'format', 'types', 'lint', 'boundaries', 'commits'];

const AT_ONCE = 2;

/** Runs one of the scripts `check:…` and prints its output; answers whether it found nothing. */
function check(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', `check:${name}`], {
      cwd: join(import.meta.dirname, '../..'),
      shell: process.platform === 'win32',
    });
    let output = '';
    const add = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(`${status === 0 ? '✓' : '✗'} check:${name}\n${output}`);
      resolve(status === 0);
    });
  });
}

const waiting = [...CHECKS];
const failed: string[] = [];

async function worker(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!(await check(name))) failed.push(name);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, worker));
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.map((name) => `npm run check:${name}`).join(', ')}\n`);
}
process.exitCode = failed.length === 0 ? 0 : 1;
