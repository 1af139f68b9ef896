import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { World } from '../backend/createMockBackend.ts';

export function messageHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'sendContact', () => ({ message: 'Message received' })),
    answer(world, 'testNotification', () => ({ message: 'Test notification sent' })),
  ];
}
