import { lazyRoute } from './lazyRoute.ts';
import type { SignedInFrameProps } from './SignedInFrame.tsx';

/** The frame of a signed-in page, in a chunk of its own: visitors of the landing page need no menus. */
export const LazySignedInFrame = lazyRoute<SignedInFrameProps>(
  'frame',
  () => import('./SignedInFrame.tsx'),
);
