import { AmountsPrivacy, Card, Grid, PurchaseList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremePurchases, purchases, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Crypto/PurchaseList',
  component: PurchaseList,
  parameters: {
    guide: guide({
      use: 'Lists the newest coin purchases: which coin, when, how much, and the status of each.',
      instead: [
        ['Portfolio', 'to show the total of all purchases of a coin'],
        ['TransactionList', 'to list store purchases, which round up'],
      ],
      dos: [
        'Pass the list newest first; its order is kept.',
        'Pass the reader’s time zone, used for the date of a purchase.',
      ],
      donts: [
        'Do not translate the status first: any text from the server is shown, and only `completed` stands out.',
        'Do not raise `limit` to show a full history; every row is rendered.',
      ],
      accessibility: [
        'It is a list named “Recent purchases”, under the heading of its container.',
        'The status is a word in a badge, never color alone.',
        'Coin names are bidi-isolated, so that right-to-left symbols stay readable.',
      ],
    }),
  },
  args: { purchases, timeZone: TIME_ZONE },
});

/** The first five of seven; completed purchases stand out. */
// @requirement 2.crypto.recent 9.lists.crypto
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('completed')).toHaveLength(3);
    await expect(canvas.getByText('pending')).toBeVisible();
    await expect(canvas.getByText('failed')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { limit: 7 } });

export const Empty = meta.story({
  args: { purchases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { purchases: extremePurchases },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>X</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <PurchaseList {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <PurchaseList {...args} />
      </Card>
      <Card>
        <PurchaseList {...args} purchases={extremePurchases} />
      </Card>
      <Card>
        <PurchaseList {...args} purchases={[]} />
      </Card>
    </Grid>
  ),
});
