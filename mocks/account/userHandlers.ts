import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { World } from '../backend/createMockBackend.ts';

export function userHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getUser', ({ world: { state } }) => ({
      ...state.user,
      hasBankConnected: state.bankAccounts.length > 0,
      cryptoEnabled: state.settings.cryptoEnabled,
      timeZone: world.timeZone,
    })),
  ];
}
