import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../config/logger.ts';
import type { Database } from './database.ts';

/** What every part of the server may use. A subject adds what it needs, and the root composes all of it. */
export interface CoreDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
