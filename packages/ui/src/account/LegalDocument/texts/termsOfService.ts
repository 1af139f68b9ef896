import type { LegalNames, LegalPart } from '../LegalDocument.model.ts';
import { POLICY } from '../policy.ts';
import { list, paragraph } from './block.ts';

/** The agreement between the product and the people who use it. */
export function termsOfService({ productName }: LegalNames): LegalPart {
  return {
    id: 'terms-of-service',
    title: 'Terms of Service',
    summary: `The agreement between you and ${productName}. By creating an account or using the service you accept it.`,
    sections: [
      {
        id: 'terms-service-description',
        title: 'Service description',
        blocks: [
          paragraph(
            `${productName} rounds your purchases up to the next dollar, collects the spare change, and applies it to your debts. Optional features invest part of the round-ups in cryptocurrency, connect bank accounts, and reward you with tokens.`,
          ),
          paragraph(
            'The service is provided as is and as available. To the extent the law allows, we make no warranty, express or implied, that it will be uninterrupted, free of errors, or fit for a particular purpose, or that you will reach a certain result by a certain date.',
          ),
        ],
      },
      {
        id: 'terms-user-responsibilities',
        title: 'Your responsibilities',
        blocks: [
          list(
            'When you use the service you agree to:',
            `be at least ${POLICY.minimumAge} years old and able to enter a binding agreement;`,
            'give information that is true and keep it up to date;',
            'keep your sign-in details to yourself and tell us at once when someone else may know them;',
            'connect only accounts that are yours, and keep enough money in them for the transfers you allow;',
            'keep paying your lenders on time;',
            'use the service lawfully, and not probe, overload, copy, or disrupt it.',
          ),
        ],
      },
      {
        id: 'terms-limitation-of-liability',
        title: 'Limitation of liability',
        blocks: [
          paragraph(
            'To the extent the law allows, we are not liable for indirect, incidental, special, or consequential losses, or for lost profits, lost data, investment losses, bank fees, or interest that arise from using the service or from being unable to use it.',
          ),
          paragraph(
            'If we are liable anyway, our total liability is limited to what you paid us for the service in the twelve months before the event. Nothing here limits liability that cannot be limited by law, such as liability for willful misconduct or gross negligence, or your rights as a consumer.',
          ),
        ],
      },
      {
        id: 'terms-third-party-integrations',
        title: 'Third-party integrations',
        blocks: [
          paragraph(
            'Bank connections, payments, cryptocurrency trading, and sign-in are provided by other companies. When you use one of them you also accept its terms, and you allow us to exchange with it the data the feature needs.',
          ),
          paragraph(
            'We choose these companies with care but do not control them. We are not responsible for their services, their outages, or their decisions. You can disconnect an integration at any time; transfers under way may still finish.',
          ),
        ],
      },
      {
        id: 'terms-account-management',
        title: 'Account management and suspension',
        blocks: [
          paragraph(
            'You may close your account at any time by writing to us. Closing it stops new round-ups; amounts already collected are applied to your debts or returned to the account they came from.',
          ),
          list(
            'We may suspend or close an account, with notice where we can give it, when:',
            'you violate these terms or the law requires it;',
            'we see signs of fraud or of someone else using the account;',
            'transfers are returned repeatedly;',
            'the service, or a partner it depends on, ends.',
          ),
        ],
      },
      {
        id: 'terms-changes',
        title: 'Changes to these terms',
        blocks: [
          paragraph(
            `We may change these terms. We will announce material changes at least ${POLICY.noticeDays} days before they take effect, in the app or by email. If you do not agree, close your account before that date; continuing to use the service after that date means you accept the new terms.`,
          ),
        ],
      },
    ],
  };
}
