import { readRoute, type Route, secretWriteRoute } from '../http/route.ts';
import { readCalendarAddress, renewCalendarAddress, type AddressDeps } from './calendarAddress.ts';

export const calendarAddressRoutes: readonly Route<AddressDeps>[] = [
  readRoute<'getCalendarAddress', AddressDeps>('getCalendarAddress', (db, household, { deps }) =>
    readCalendarAddress(db, household, deps),
  ),
  secretWriteRoute<'renewCalendarAddress', AddressDeps>(
    'renewCalendarAddress',
    renewCalendarAddress,
    readCalendarAddress,
  ),
];
