import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function messageHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'sendContact', () => ({ message: 'Message received' })),
    answer(backend, 'testNotification', () => ({ message: 'Test notification sent' })),
  ];
}
