import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { untilServed } from './untilServed.ts';

const root = join(import.meta.dirname, '../..');

/** How much of a server's output an error contains if the server ends too soon, in characters. */
const LAST_WORDS = 2000;

/** The API in a process of its own, as a visitor uses it. */
export interface LiveApi {
  readonly url: string;
  /** Ends the process as a power cut does, and starts it again on what it kept. */
  crashAndStart(): Promise<void>;
  /**
   * The same, with the clock of the server set to a time, from which it runs on. Before the present, no
   * browser could sign in: it keeps no cookie that has expired.
   */
  startAt(time: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the API on an empty data directory.
 *
 * @param settings variables of its environment, beside those that every test needs.
 * @param time what the clock of the server says at its start; without it, that of the machine.
 */
export async function startLiveApi(
  settings: Readonly<Record<string, string>> = {},
  time?: number,
): Promise<LiveApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dime-time-live-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(dataDir, 'data'),
    LOG_LEVEL: 'error',
    ...settings,
  };
  const start = async (startTime?: number): Promise<ChildProcess> => {
    const isMoved = startTime !== undefined;
    const laterByMs = isMoved ? startTime - Date.now() : 0;
    const child = spawn(
      process.execPath,
      [
        ...(isMoved ? ['--import', './tests/tools/laterClock.ts'] : []),
        '--conditions=dime-time-source',
        'packages/api/src/server.ts',
      ],
      {
        cwd: root,
        env: { ...env, CLOCK_LATER_MS: String(laterByMs) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => (said = `${said}${text}`.slice(-LAST_WORDS)));
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`The API ended with ${String(code)} before it was ready.\n${said}`));
      });
    });
    await Promise.race([untilServed(`${url}/ready`), ended]);
    ended.catch(() => {});
    return child;
  };
  const kill = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  let running = await start(time);
  return {
    url,
    async crashAndStart() {
      await kill(running);
      running = await start();
    },
    async startAt(later) {
      await kill(running);
      running = await start(later);
    },
    async stop() {
      await kill(running);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
