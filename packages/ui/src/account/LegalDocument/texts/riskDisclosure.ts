import type { LegalNames, LegalPart } from '../LegalDocument.model.ts';
import { list, paragraph } from './block.ts';

/** The financial risks of the product. */
export function riskDisclosure({ productName }: LegalNames): LegalPart {
  return {
    id: 'financial-risk-disclosure',
    title: 'Financial Risk Disclosure',
    summary: `Using ${productName} involves moving and, if you choose, investing money. Read what can go wrong before you decide.`,
    sections: [
      {
        id: 'risk-crypto-volatility',
        title: 'Cryptocurrency is volatile',
        blocks: [
          paragraph(
            'Prices of cryptocurrency can rise or fall sharply within minutes, at any hour and for no visible reason. A price you see may already be out of date when your purchase is made.',
          ),
          paragraph(
            'Investing a share of your round-ups is off until you turn it on. You can change the share, down to nothing, at any time. Purchases already made cannot be undone.',
          ),
        ],
      },
      {
        id: 'risk-loss-of-funds',
        title: 'You can lose money',
        blocks: [
          paragraph(
            'You may lose part or all of what you invest. Cryptocurrency and reward tokens are not bank deposits: they are not covered by deposit insurance, and no authority guarantees their value.',
          ),
          paragraph(
            'Do not invest money you need for rent, food, medicine, or the minimum payments on your debts.',
          ),
        ],
      },
      {
        id: 'risk-past-performance',
        title: 'Past performance is no guarantee of future results',
        blocks: [
          paragraph(
            'Past prices, yields, and savings, whether yours, ours, or averages, do not guarantee future ones. Examples and averages on our pages show what is possible and are not a forecast for you.',
          ),
        ],
      },
      {
        id: 'risk-regulatory-change',
        title: 'Rules can change',
        blocks: [
          paragraph(
            'Laws and regulations on cryptocurrency, tokens, payments, and consumer credit are still changing. A new rule can limit, delay, tax, or end a feature, or affect the value of what you hold. Taxes on what you earn or sell are yours to report and pay.',
          ),
        ],
      },
      {
        id: 'risk-banking',
        title: 'Banks charge fees and take time',
        blocks: [
          list(
            'A transfer passes through your bank, our payment partner, and your lender. Each of them can:',
            'charge a fee, including an overdraft or returned-payment fee when your balance is too low;',
            'take several business days, or longer around weekends and holidays;',
            'refuse, reverse, or hold a transfer.',
          ),
          paragraph(
            'Keep paying at least the minimum on every debt by its due date yourself. A round-up on its way to a lender does not replace a payment that is due.',
          ),
        ],
      },
      {
        id: 'risk-informational-tools',
        title: 'Debt tools are for information only',
        blocks: [
          paragraph(
            'Payoff dates, savings, strategies, and charts are estimates for information only. They are based on the balances, rates, and payments we know of, and on simplified rules; your lender’s statement is what counts.',
          ),
        ],
      },
      {
        id: 'risk-not-advisors',
        title: 'We are not licensed advisors',
        blocks: [
          paragraph(
            `${productName} is not a licensed financial advisor, broker, tax advisor, or law firm, and nothing on our pages is financial, investment, tax, or legal advice. Ask a licensed professional who knows your situation before you make a decision that matters.`,
          ),
        ],
      },
    ],
  };
}
