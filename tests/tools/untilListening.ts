import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** The account of Linux without rights, for servers that refuse to run as root. */
export const UNPRIVILEGED = 65_534;

/** Milliseconds between two looks whether it listens. */
const LOOK_INTERVAL_MS = 20;

/**
 * Waits until a server that was started listens on a port of this machine.
 *
 * @throws Error with what it wrote to its standard error where it ended before.
 */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const log: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${log.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
