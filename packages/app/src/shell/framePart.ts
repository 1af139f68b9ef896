import { lazyRoute } from './lazyRoute.ts';
import type { SignedInFrameProps } from './SignedInFrame.tsx';

/** The shared navigation; the landing page is read by many who never sign in and fetch no menus. */
export const SignedInFrame = lazyRoute<SignedInFrameProps>(
  'frame',
  () => import('./SignedInFrame.tsx'),
);
