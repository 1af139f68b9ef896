import type { WordScreen } from '@dime-time/ui/words/load';

/** What the app may show before, around and in place of a page. */
export const FRAME_SCREENS: readonly WordScreen[] = [
  'AppShell',
  'LoadingScreen',
  'NotFound',
  'Offline',
];
