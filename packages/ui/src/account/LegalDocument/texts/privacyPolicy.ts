import type { LegalNames, LegalPart } from '../LegalDocument.model.ts';
import { POLICY } from '../policy.ts';
import { list, paragraph } from './block.ts';
import { privacyRights } from './privacyRights.ts';

/** Which data about its users the product stores, why, and for how long. */
export function privacyPolicy(names: LegalNames): LegalPart {
  const { productName } = names;
  return {
    id: 'privacy-policy',
    title: 'Privacy Policy',
    summary: `What ${productName} knows about you, why we use it, who we share it with, and how you stay in control.`,
    sections: [
      {
        id: 'privacy-information-collected',
        title: 'Information we collect',
        blocks: [
          list(
            'We collect:',
            'what you tell us: your name, your email address, your settings, and the messages you send;',
            'what you connect: account names and types, the last digits of account numbers, balances, transactions, and debts. These come through the bank-connection provider; we never get your bank password;',
            'what happens in the product: round-ups, payments, purchases of cryptocurrency, rewards;',
            'what your device sends: browser type, language, IP address, and, if you agree, how pages are used.',
          ),
        ],
      },
      {
        id: 'privacy-use',
        title: 'How we use it',
        blocks: [
          list(
            'We use this information to:',
            'work out round-ups, make the payments you ask for, and show your progress;',
            'keep your account secure and prevent fraud;',
            'answer your messages and tell you about your account;',
            'find errors and make the product better;',
            'meet legal duties, such as keeping financial records.',
          ),
          paragraph(
            'We do not make legally significant decisions about you by automated means alone, and we send marketing email only if you ask for it.',
          ),
        ],
      },
      {
        id: 'privacy-sharing',
        title: 'Who we share it with',
        blocks: [
          paragraph('We do not sell your personal information.'),
          list(
            'We share what is needed, and no more, with:',
            'the providers of bank connections, payments, cryptocurrency trading, hosting, email, and sign-in, who work for us under contract;',
            'your lenders, to apply a payment;',
            'authorities, where the law requires it;',
            'a successor company, bound by these promises.',
          ),
        ],
      },
      {
        id: 'privacy-security',
        title: 'How we protect it',
        blocks: [
          paragraph(
            'Data is encrypted in transit and at rest. Only people who need it for their work can access it, and we log access. Your bank password is entered with the bank-connection provider and never reaches us.',
          ),
          paragraph(
            'No system is perfectly secure. If a breach affects you, we will tell you and the authorities as the law requires.',
          ),
        ],
      },
      privacyRights(names),
      {
        id: 'privacy-retention',
        title: 'How long we keep it',
        blocks: [
          list(
            'We keep information only as long as it has a purpose:',
            `financial and account records for ${POLICY.recordYears} years, as financial record-keeping rules require;`,
            `messages between you and us for ${POLICY.communicationYears} years;`,
            'everything else until you delete it or close your account, then it is erased or made anonymous.',
          ),
        ],
      },
      {
        id: 'privacy-cookies',
        title: 'Cookies and similar storage',
        blocks: [
          paragraph(
            'One cookie keeps you signed in, and your browser’s own storage remembers settings such as the color theme; the product does not work without them. Measurement of how pages are used is off until you agree, for analytics and for advertising alike. You can clear or block cookies in your browser.',
          ),
        ],
      },
      {
        id: 'privacy-international-transfers',
        title: 'International transfers',
        blocks: [
          paragraph(
            'We process information in the United States. When yours comes from elsewhere, such as the European Union, it is protected on the way by standard contractual clauses or another means the law recognizes. Ask us for a copy.',
          ),
        ],
      },
      {
        id: 'privacy-children',
        title: `Children under ${POLICY.minimumAge}`,
        blocks: [
          paragraph(
            `You must be ${POLICY.minimumAge} or older to use the product. We do not knowingly collect information from anyone under ${POLICY.minimumAge}. If you believe we have, tell us and we will delete it.`,
          ),
        ],
      },
      {
        id: 'privacy-changes',
        title: 'Changes to this policy',
        blocks: [
          paragraph(
            `We will announce changes to this policy ${POLICY.noticeDays} days before they take effect, in the app or by email, and say what is different. Earlier versions are available on request.`,
          ),
        ],
      },
      {
        id: 'privacy-contact',
        title: 'How to reach us',
        blocks: [
          {
            kind: 'contact',
            lead: 'For any question about your privacy',
            email: names.contactEmail,
          },
          paragraph(
            'Say which account it is about, and never send a password or a full account number.',
          ),
        ],
      },
      {
        id: 'privacy-response-time',
        title: 'Response times',
        blocks: [
          paragraph(
            `We answer every privacy request within ${POLICY.responseDays} days. Where a request is unusually complex and the law lets us take longer, we tell you why within those ${POLICY.responseDays} days.`,
          ),
        ],
      },
    ],
  };
}
