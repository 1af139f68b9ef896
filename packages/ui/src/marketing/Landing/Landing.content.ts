import type { OwnSections, Texts } from '../../internal/ownContent.ts';
import type { ContactFormWords } from '../../words/subjects/marketing/contactForm.ts';
import type { LandingContactWords } from '../../words/subjects/marketing/landingContact.ts';
import type { LandingWords } from '../../words/subjects/marketing/landing.ts';
import type { ScanToVisitWords } from '../../words/subjects/marketing/scanToVisit.ts';
import type { BusinessProjectionsProps } from '../BusinessProjections/BusinessProjections.tsx';
import type { DevelopmentAchievementProps } from '../DevelopmentAchievement/DevelopmentAchievement.tsx';
import type { FeatureCardsProps } from '../FeatureCards/FeatureCards.tsx';
import type { FooterProps } from '../Footer/Footer.tsx';
import type { GetInTouchProps } from '../GetInTouch/GetInTouch.tsx';
import type { HeroProps } from '../Hero/Hero.tsx';

/** The sections of the landing page, from top to bottom, with what each can say. */
export interface LandingSections {
  /** The heading, the figures below it, and the example. */
  readonly hero: Pick<
    HeroProps,
    'heading' | 'lead' | 'secondaryAction' | 'proof' | 'proofNote' | 'example'
  >;
  /** The code of the page’s address. */
  readonly scan: Texts<ScanToVisitWords>;
  /** What the product does. */
  readonly features: Pick<FeatureCardsProps, 'title' | 'lead' | 'features'>;
  /** What the business is expected to become. */
  readonly projections: Pick<BusinessProjectionsProps, 'title' | 'lead' | 'content'>;
  /** What is already built. */
  readonly achievements: Pick<DevelopmentAchievementProps, 'title' | 'lead' | 'achievements'>;
  /** The address and the form. */
  readonly contact: Pick<GetInTouchProps, 'title' | 'lead' | 'addressLabel'> &
    Texts<LandingContactWords> & {
      /** The note, the labels and the button of the form. */
      readonly form: Partial<ContactFormWords>;
    };
  /** Who is behind it, and the disclaimer. */
  readonly footer: Pick<
    FooterProps,
    'copyright' | 'founder' | 'founderNote' | 'portrait' | 'portraitLabel' | 'badge' | 'disclaimer'
  >;
}

/** Own content of the landing page, by section; `null` leaves a section out. */
export interface LandingContent extends OwnSections<LandingSections> {
  /** What the links to the product say; where they lead is a prop. */
  readonly links?: Partial<LandingWords>;
}
