import { CircleArrowUp, ShieldCheck, TrendingDown } from 'lucide-react';
import type { OwnSections } from '../../internal/ownContent.ts';
import type { LandingFeature } from '../../marketing/index.ts';
import type { SignUpWords } from '../../words/subjects/account/signUp.ts';
import type {
  OnboardingContent,
  OnboardingDialogProps,
} from '../OnboardingDialog/OnboardingDialog.tsx';
import type { SignUpDialogProps } from '../SignUpDialog/SignUpDialog.tsx';
import type { SuccessPanelProps } from '../SuccessPanel/SuccessPanel.tsx';
import type { TermsDialogProps } from '../TermsDialog/TermsDialog.tsx';

/** The sections of the sign-up page that can be left out, with what each says. */
export interface SignUpSections {
  /** The cards with what an account gives. */
  readonly features: { readonly features: readonly LandingFeature[] };
  /** The tour after it. */
  readonly tour: OnboardingContent & Pick<OnboardingDialogProps, 'words'>;
}

/** Own content of the sign-up page, by section. */
export interface SignUpContent extends OwnSections<SignUpSections> {
  /** The heading, and the links around the form. */
  readonly hero?: Partial<SignUpHero>;
  /** The form. */
  readonly form?: NonNullable<SignUpDialogProps['words']>;
  /** The legal texts and the question for them. */
  readonly terms?: Pick<TermsDialogProps, 'parts' | 'acknowledgements' | 'words'>;
  /** The confirmation. */
  readonly success?: Pick<SuccessPanelProps, 'title' | 'greeting' | 'message'>;
  /** The toasts after the terms; those about the form are among its words. */
  readonly toasts?: Partial<SignUpToasts>;
}

/** The texts of the toasts after the terms. */
export interface SignUpToasts {
  /** The title where the terms were declined. */
  readonly canceledTitle: string;
  /** That the terms have to be accepted. */
  readonly canceled: string;
  /** The title where `onCreate` was rejected. */
  readonly failedTitle: string;
  /** What to do then. */
  readonly failed: string;
  /** The title of the confirmation. */
  readonly doneTitle: string;
  /** The confirmation. */
  readonly done: string;
}

/** The texts at the top of the page, and of its links. */
export interface SignUpHero {
  /** The heading. */
  readonly title: string;
  /** What an account is for. */
  readonly description: string;
  /** Opens the form. */
  readonly start: string;
  /** The question before the sign-in link. */
  readonly signInQuestion: string;
  /** The sign-in link. */
  readonly signIn: string;
  /** The link to the landing page. */
  readonly home: string;
}

/** The texts at the top of the page, with the name of the brand. */
export function signUpHero(words: SignUpWords, productName: string): SignUpHero {
  return { ...words, title: words.title({ productName }) };
}

/** The texts of the toasts, with the name of the brand. */
export function signUpToasts(words: SignUpWords, productName: string): SignUpToasts {
  return { ...words, done: words.done({ product: productName }) };
}

/** The three cards of the sign-up page. */
export function signUpFeatures(words: SignUpWords): readonly LandingFeature[] {
  return [
    {
      title: words.roundUpsTitle,
      description: words.roundUpsDescription,
      icon: CircleArrowUp,
    },
    {
      title: words.debtTitle,
      description: words.debtDescription,
      icon: TrendingDown,
    },
    {
      title: words.securityTitle,
      description: words.securityDescription,
      icon: ShieldCheck,
    },
  ];
}
