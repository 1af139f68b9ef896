import { UiProvider } from '@dime-time/ui';
import { useEffect, type ReactNode } from 'react';
import { useKeptBrand } from '../stories/foundations/keptDraft.ts';
import { BRANDS, type ToolbarBrand } from './brands.tsx';
import { LOCALES, type ToolbarLocaleName } from './locales.ts';
import { useShownTheme } from './inDarkToo.ts';

export interface StoryFrameProps {
  brand: ToolbarBrand;
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
  /** The direction of the locale, or right to left for every one. */
  dir: 'ltr' | 'rtl';
  locale: ToolbarLocaleName;
  motion: 'full' | 'reduced';
  /** The width of the place that the story stands in. */
  place: '280px' | '360px' | '480px' | '720px' | 'full';
  padded: boolean;
  children: ReactNode;
}

/** The time of the fixtures. */
const CLOCK = { asOf: '2026-11-19T14:05:00Z', timeZone: 'America/New_York' };

/** Stands a story on the same provider as the app, in the look chosen in the toolbar. */
export function StoryFrame({
  brand,
  theme,
  contrast,
  dir,
  locale,
  motion,
  place,
  padded,
  children,
}: StoryFrameProps) {
  const shownTheme = useShownTheme(theme);
  const studioBrand = useKeptBrand();
  // Parts that load once a page is used are there in every story.
  useEffect(() => void window.dispatchEvent(new Event('scroll')), []);
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return (
    <UiProvider
      brand={brand === 'studio' ? studioBrand : BRANDS[brand]}
      theme={shownTheme}
      contrast={contrast}
      locale={locale}
      words={LOCALES[locale].words}
      clock={CLOCK}
      dir={dir === 'rtl' ? dir : undefined}
    >
      <div
        lang={locale}
        className={padded ? 'story-frame' : undefined}
        style={place === 'full' ? undefined : { boxSizing: 'content-box', inlineSize: place }}
      >
        {children}
      </div>
    </UiProvider>
  );
}
