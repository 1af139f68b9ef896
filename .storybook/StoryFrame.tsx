import { UiProvider } from '@dime-time/ui';
import { useEffect, type ReactNode } from 'react';

export interface StoryFrameProps {
  theme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  padded: boolean;
  children: ReactNode;
}

/** Stands a story on the same provider as the app, in the look chosen in the toolbar. */
export function StoryFrame({ theme, dir, motion, padded, children }: StoryFrameProps) {
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return (
    <UiProvider theme={theme} dir={dir}>
      <div className={padded ? 'story-frame' : undefined}>{children}</div>
    </UiProvider>
  );
}
