import { spawn } from 'node:child_process';

/** Runs a command to its end and answers what it printed; a failure carries all of it. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: '' } });
    let printed = '';
    const add = (chunk: Buffer) => void (printed += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(printed);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${status}:\n${printed}`));
    });
  });
}
