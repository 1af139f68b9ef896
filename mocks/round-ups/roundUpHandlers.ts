import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';

export function roundUpHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getRoundUpSettings', () => backend.state.settings),
    answer(backend, 'putRoundUpSettings', ({ body }) =>
      saveRoundUpSettings(backend.state, body, backend.now()),
    ),
  ];
}
