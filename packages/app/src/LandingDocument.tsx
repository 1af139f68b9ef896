import { UiProvider, type UiProviderProps } from '@dime-time/ui';
import { brand } from './config/brand.ts';
import LandingPage, { type LandingPageProps } from './marketing/LandingPage.tsx';
import { usePreferences } from './shell/usePreferences.ts';

export interface LandingDocumentProps extends LandingPageProps {
  /**
   * The theme of the prerendered page, for which no browser has a preference.
   * @default the stored preference
   */
  theme?: UiProviderProps['theme'];
}

/**
 * The landing page as a document of its own, without the app’s routes and data: most of its visitors
 * never sign in.
 */
export function LandingDocument({ theme, signedIn = false }: LandingDocumentProps) {
  const preferences = usePreferences();
  return (
    <UiProvider
      brand={brand}
      theme={theme ?? preferences.theme}
      amountsHidden={preferences.amountsHidden}
    >
      <LandingPage signedIn={signedIn} />
    </UiProvider>
  );
}
