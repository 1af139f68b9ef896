import { config } from '../config/config.ts';
import { createKeptAnswers } from './keptAnswers.ts';

/** Only a page that a server gave to this person over a safe line has such a storage. */
const storage =
  config.apiMode === 'live' && typeof window !== 'undefined' && 'caches' in window
    ? window.caches
    : undefined;

/** The answers that are kept in this browser; none where the mocks run, which are always there. */
export const keptHere = createKeptAnswers(storage);
