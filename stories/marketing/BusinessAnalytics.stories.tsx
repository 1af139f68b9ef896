import { BusinessAnalytics } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core/money';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/BusinessAnalytics',
  component: BusinessAnalytics,
  parameters: {
    guide: guide({
      use: 'The page at /business-analytics: the business plan, for prospective investors. It needs no data.',
      instead: [
        ['BusinessProjections', 'to show the three cards of the landing page'],
        ['InsightStats', 'to show the reader’s own figures'],
      ],
      dos: [
        'Keep the warning at the top: these are projections, not results.',
        'Change prices and costs in `content.plan`; margins and totals are calculated from them.',
        'Leave out a section with `null`: a plan without loans has no `lending`.',
      ],
      donts: [
        'Do not write a total by hand: this page and the landing page would drift apart.',
        'Do not mix in the reader’s own money.',
      ],
      accessibility: [
        'It has one h1, and a region with a heading for each part of the plan.',
        'The comparison is a table whose cells say Yes and No in words.',
        'Wrap it in a main region; the app’s shell does.',
      ],
    }),
  },
});

/** The whole strategy, with the figures of the landing page. */
// @requirement 1.subscription.price 2.business.content 2.business.launch-costs
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Business Analytics');
    for (const name of [
      'Revenue Model',
      'Market Size',
      'Growth Projection',
      'Margins',
      'Competitor Benchmarks',
      'Marketing Plan',
      'Lending, Phase 2',
      'App Store Launch Options',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    const revenue = canvas.getByRole('region', { name: 'Revenue Model' });
    await expect(revenue).toHaveTextContent('$2.99 a month');
    await expect(revenue).toHaveTextContent('$35.88');
    const launch = within(canvas.getByRole('region', { name: 'App Store Launch Options' }));
    await expect(launch.getByText('$99')).toBeVisible();
    await expect(launch.getByText('$299')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { content: { header: { title: 'Business Analytics' } } },
});

/** The comparison says Yes and No in words too, cell by cell. */
export const Comparison = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What each kind of product does' }));
    const [, own] = table.getAllByRole('row');
    await expect(within(own as HTMLElement).getAllByText('Yes')).toHaveLength(5);
    await expect(table.getAllByText('No').length).toBeGreaterThan(0);
  },
});

/** On a phone, the column headers of the comparison are vertical, and nothing scrolls sideways. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A 200-character title wraps, on a phone too. */
export const Extreme = meta.story({
  args: { content: { header: { title: LONG_NAME } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** With another brand: its name replaces ours. */
export const PartnerBrand = meta.story({
  globals: { brand: 'penny-wise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/How Penny Wise earns/)).toBeVisible();
  },
});

/** A partner’s plan: its own streams, costs and market, and without loans and app stores. */
export const Partner = meta.story({
  globals: { brand: 'penny-wise' },
  args: {
    content: {
      plan: {
        streams: [
          { name: 'Membership', how: '$1 a month, 12 months', perUser: cents(1200) },
          { name: 'Interchange', how: '0.5% of $1,600 in card purchases', perUser: cents(800) },
        ],
        costs: [{ name: 'Core banking', perUser: cents(700) }],
      },
      header: { title: 'Our Plan', description: 'How the credit union pays for Penny Wise.' },
      summary: { perUserDetail: 'from two streams', targetFigure: '$2M', targetDetail: 'in 2028' },
      market: {
        title: 'Our Members',
        description: 'Who it can help in Vermont.',
        indebted: 60_000,
        indebtedText: 'members with a card balance',
        potentialText: 'members who asked for it',
        potential: { from: 1_000_000, to: 2_000_000 },
      },
      competitors: null,
      marketing: {
        description: 'Two ways to tell the members.',
        channels: [
          { name: 'Branches', plan: 'A card at every counter.', usersPerMonth: 300 },
          { name: 'Statements', plan: 'A line on every statement.', usersPerMonth: 700 },
        ],
      },
      lending: null,
      launch: null,
    },
  },
  play: async ({ canvas }) => {
    const revenue = canvas.getByRole('region', { name: 'Revenue Model' });
    await expect(revenue).toHaveTextContent('Membership');
    await expect(revenue).toHaveTextContent('Total$20.00');
    await expect(canvas.getByText('65.0%')).toBeVisible();
    await expect(canvas.queryByText('Subscription')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Lending, Phase 2' })).toBeNull();
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
