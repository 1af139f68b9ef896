import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import type { SetupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';

let started: Promise<SetupWorker> | undefined;

/** One worker for all stories of a page, because a second one would conflict with it. */
async function startEmptyWorker(): Promise<SetupWorker> {
  const [{ setupWorker }, { startWorker }] = await Promise.all([
    import('msw/browser'),
    import('../mocks/backend/startWorker.ts'),
  ]);
  const worker = setupWorker();
  await startWorker(worker, `${import.meta.env.BASE_URL}mockServiceWorker.js`);
  return worker;
}

/**
 * Starts the mock worker for stories with the parameter `mocked`. Nearly all others are components
 * without requests, which the worker would only delay.
 */
export function mocksOnDemand() {
  const { beforeEach } = createPreviewAnnotations(() => (started ??= startEmptyWorker()));
  const begin = [beforeEach ?? []].flat();
  return definePreviewAddon({
    beforeEach: begin.map(
      (step): typeof step =>
        (context) =>
          context.parameters['mocked'] === true ? step(context) : undefined,
    ),
  });
}
