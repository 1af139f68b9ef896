import { describe } from 'vitest';
import { describeCalendar } from './calendar.ts';
import { describeDebtsEdit } from './debtsEdit.ts';
import { describeExtensions } from './extensions.ts';
import { describeHistory } from './history.ts';
import { describeJobs } from './jobs.ts';
import { describeOthers } from './others.ts';
import { describePayments } from './payments.ts';
import { describePlan } from './plan.ts';
import { describePurse } from './purse.ts';
import { describeReads } from './reads.ts';
import { withKnownCodes } from './refusalCodes.ts';
import { describeRepetition } from './repetition.ts';
import { describeRequests } from './requests.ts';
import { describeSessions } from './sessions.ts';
import { describeSettings } from './settings.ts';
import { clientOf, type Target } from './target.ts';
import { describeUserSessions } from './userSessions.ts';
import { describeUndo } from './undo.ts';
import { describeUnlink } from './unlink.ts';

/** The parts of the contract. */
const PARTS = {
  reads: describeReads,
  sessions: describeSessions,
  requests: describeRequests,
  repetition: describeRepetition,
  payments: describePayments,
  'the purse': describePurse,
  jobs: describeJobs,
  settings: describeSettings,
  extensions: describeExtensions,
  'debts that are edited': describeDebtsEdit,
  history: describeHistory,
  'payments that are undone': describeUndo,
  'banks that are unlinked': describeUnlink,
  'the payoff plan': describePlan,
  'the calendar': describeCalendar,
  'the sessions of the user': describeUserSessions,
  'the rest': describeOthers,
} as const;

/** Checks that a server keeps the contract; the mocks and the API run the same checks. */
export function describeContract(name: string, target: Target): void {
  const client = clientOf(withKnownCodes(target));
  describe(`the contract, kept by ${name}`, () => {
    for (const [part, describePart] of Object.entries(PARTS)) {
      describe(`in ${part}`, () => {
        describePart(client);
      });
    }
  });
}
