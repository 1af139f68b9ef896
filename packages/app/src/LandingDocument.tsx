import { UiProvider, type Language, type UiProviderProps } from '@dime-time/ui';
import { brand } from './config/brand.ts';
import { useLanguage } from './language/language.ts';
import LandingPage, { type LandingPageProps } from './marketing/LandingPage.tsx';
import { usePreferences } from './shell/usePreferences.ts';

export interface LandingDocumentProps extends LandingPageProps {
  /**
   * The theme of the prerendered page, for which no browser has a preference.
   * @default the stored preference
   */
  theme?: UiProviderProps['theme'];
  /**
   * The language of the prerendered page, for which no person has a preference.
   * @default the language of the person
   */
  language?: Language;
}

/**
 * The landing page as a document of its own, without the app’s routes and data: most of its visitors
 * never sign in.
 */
export function LandingDocument({ theme, language, signedIn = false }: LandingDocumentProps) {
  const preferences = usePreferences();
  const own = useLanguage();
  const { locale, catalogue } = language ?? own;
  return (
    <UiProvider
      brand={brand}
      theme={theme ?? preferences.theme}
      locale={locale}
      words={catalogue}
      amountsHidden={preferences.amountsHidden}
    >
      <LandingPage signedIn={signedIn} />
    </UiProvider>
  );
}
