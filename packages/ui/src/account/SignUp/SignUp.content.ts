import { CircleArrowUp, ShieldCheck, TrendingDown } from 'lucide-react';
import type { LandingFeature } from '../../marketing/index.ts';
import type { SignUpWords } from '../../words/subjects/account/signUp.ts';

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
