import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { endOtherSessions, endSession, listSessions } from './userSessions.ts';
import { readUser } from './readUser.ts';

export const userRoutes: readonly Route[] = [
  readRoute('getUser', readUser),
  readRoute('getSessions', listSessions),
  writeRoute('endSession', (tx, household, _body, id) => endSession(tx, household, id)),
  writeRoute('endOtherSessions', endOtherSessions),
];
