import type { LegalNames, LegalSection } from '../LegalDocument.model.ts';
import { list, paragraph } from './block.ts';

/**
 * The section of the privacy policy on people’s rights, in general, in California and in the EU.
 */
export function privacyRights({ productName }: LegalNames): LegalSection {
  return {
    id: 'privacy-rights',
    title: 'Your rights',
    blocks: [
      list(
        'Wherever you live, you may ask us to:',
        'show you the information we hold about you;',
        'correct what is wrong;',
        'delete it, unless the law requires us to keep it;',
        'give you a copy that other services can read;',
        'stop using it for a purpose you agreed to before.',
      ),
      paragraph(
        'California: under the California Consumer Privacy Act you may also learn which categories of information are collected and disclosed, limit the use of sensitive information, and opt out of its sale or sharing, neither of which we do. You may use an authorized agent.',
      ),
      paragraph(
        'European Union, European Economic Area, and United Kingdom: under the General Data Protection Regulation you may also object to processing, ask us to restrict it, withdraw a consent, and complain to your supervisory authority. We process data to fulfill our contract with you, to meet legal duties, for legitimate interests such as security, and with your consent.',
      ),
      paragraph(
        `Using your rights is free, and ${productName} will not treat you differently for it. We may ask you to prove who you are first.`,
      ),
    ],
  };
}
