import type { LegalNames, LegalPart } from '../LegalDocument.model.ts';
import { list, paragraph } from './block.ts';

/** What the product is not, in regulatory terms: a bank, a broker, an adviser. */
export function regulatoryNotice({ productName }: LegalNames): LegalPart {
  return {
    id: 'regulatory-notice',
    title: 'Regulatory Notice',
    summary: `What ${productName} is, and what it is not, under financial regulation.`,
    sections: [
      {
        id: 'regulatory-status',
        title: 'Our status',
        blocks: [
          list(
            `${productName} is a financial technology product. It is:`,
            'not a bank, and does not take deposits;',
            'not a registered investment advisor or broker-dealer, and recommends no investment;',
            'not a lender, debt settlement company, or credit repair organization, and does not negotiate with your creditors;',
            'not a licensed financial advisor.',
          ),
          paragraph(
            'Banking, payment, and cryptocurrency services are provided by partners under their own licenses and registrations. Which services are offered depends on where you live.',
          ),
        ],
      },
      {
        id: 'regulatory-complaints',
        title: 'Questions and complaints',
        blocks: [
          paragraph(
            'If something is wrong, tell us first so we can fix it. You may also contact the consumer protection authority where you live; in the United States that is the Consumer Financial Protection Bureau or your state’s attorney general.',
          ),
          paragraph(
            'Where the law of your state or country gives you rights that these documents do not mention, you keep them.',
          ),
        ],
      },
    ],
  };
}
