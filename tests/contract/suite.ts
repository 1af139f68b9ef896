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

/** Checks that a server keeps the contract; the mocks and the API run the same checks. */
export function describeContract(name: string, target: Target): void {
  const client = clientOf(withKnownCodes(target));
  describe(`the contract, kept by ${name}`, () => {
    describe('reads', () => {
      describeReads(client);
    });
    describe('sessions', () => {
      describeSessions(client);
    });
    describe('requests', () => {
      describeRequests(client);
    });
    describe('repetition', () => {
      describeRepetition(client);
    });
    describe('payments', () => {
      describePayments(client);
    });
    describe('the purse', () => {
      describePurse(client);
    });
    describe('jobs', () => {
      describeJobs(client);
    });
    describe('settings', () => {
      describeSettings(client);
    });
    describe('extensions', () => {
      describeExtensions(client);
    });
    describe('debts that are edited', () => {
      describeDebtsEdit(client);
    });
    describe('history', () => {
      describeHistory(client);
    });
    describe('payments that are undone', () => {
      describeUndo(client);
    });
    describe('banks that are unlinked', () => {
      describeUnlink(client);
    });
    describe('the payoff plan', () => {
      describePlan(client);
    });
    describe('the calendar', () => {
      describeCalendar(client);
    });
    describe('the sessions of the user', () => {
      describeUserSessions(client);
    });
    describe('the rest', () => {
      describeOthers(client);
    });
  });
}
