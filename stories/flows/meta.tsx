import { mockBackend } from './mockBackend.ts';
import { RunningApp } from './RunningApp.tsx';

/**
 * What the stories of whole pages have in common: the app as it is, against the mocks.
 *
 * They have no docs page. their stories would share one worker, and so one backend.
 */
export const ofTheApp = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' as const, bringsProvider: true, mocked: true },
  args: { path: '/' },
  render: ({ path }: { path: string }, { globals }: { globals: Record<string, unknown> }) => (
    <RunningApp path={path} theme={globals['theme'] as 'light' | 'dark'} />
  ),
  beforeEach: mockBackend(),
};
