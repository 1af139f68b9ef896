import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import type { SetupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';

let started: Promise<SetupWorker> | undefined;

/** One worker for all stories of a page: a second one would find the first already at work. */
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
 * Puts the mock worker behind the stories that ask for it with the parameter `mocked`. Nearly all
 * are components, which call nothing; the worker would only make them wait.
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
