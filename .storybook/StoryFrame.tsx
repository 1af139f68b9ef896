import { dimeTimeBrand, UiProvider, type Brand } from '@dime-time/ui';
import { useEffect, type ReactNode } from 'react';
import { useShownTheme } from './inDarkToo.ts';

/** The brands of the toolbar: our own, and a partner's that differs in everything a brand can say. */
const BRANDS = {
  'dime-time': dimeTimeBrand,
  'penny-wise': {
    productName: 'Penny Wise',
    logoColor: '#0a7d4f',
    accent: '#0a7d4f',
    radius: 'small',
    fontFamily: 'Georgia, serif',
  },
} as const satisfies Record<string, Brand>;

export interface StoryFrameProps {
  brand: keyof typeof BRANDS;
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
  dir: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  /** The width of the place that the story stands in. */
  place: '280px' | '360px' | '480px' | '720px' | 'full';
  padded: boolean;
  children: ReactNode;
}

/** Stands a story on the same provider as the app, in the look chosen in the toolbar. */
export function StoryFrame({
  brand,
  theme,
  contrast,
  dir,
  motion,
  place,
  padded,
  children,
}: StoryFrameProps) {
  const shownTheme = useShownTheme(theme);
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return (
    <UiProvider brand={BRANDS[brand]} theme={shownTheme} contrast={contrast} dir={dir}>
      <div
        className={padded ? 'story-frame' : undefined}
        style={place === 'full' ? undefined : { boxSizing: 'content-box', inlineSize: place }}
      >
        {children}
      </div>
    </UiProvider>
  );
}
