import type { Session } from '@dime-time/finance-core/contract';
import type { SessionListWords } from '../../words/subjects/account/sessionList.ts';

/**
 * Names the device of a session.
 *
 * @example sessionName({ browser: 'Chrome', system: 'Windows' }, words) // 'Chrome on Windows'
 */
export function sessionName(
  { browser, system }: Pick<Session, 'browser' | 'system'>,
  words: Pick<SessionListWords, 'device' | 'unknownBrowser' | 'unknownDevice'>,
): string {
  if (system !== null) return words.device({ browser: browser ?? words.unknownBrowser, system });
  return browser ?? words.unknownDevice;
}
