import { AmountsPrivacy, Card, Grid, PurchaseList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremePurchases, purchases, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/PurchaseList',
  component: PurchaseList,
  parameters: {
    guide: guide({
      use: 'The newest purchases of coins: which coin, when, for how much, and how far each purchase has come.',
      instead: [
        ['Portfolio', 'for what all purchases of a coin add up to'],
        ['TransactionList', 'for purchases in shops, which round up'],
      ],
      dos: [
        'Hand it the list newest first; it keeps the order it is given.',
        'Pass the reader’s time zone, in which the day of a purchase is told.',
      ],
      donts: [
        'Do not translate the status before: any word of the server is shown, and only `completed` stands out.',
        'Do not raise `limit` to a whole history; every row is drawn.',
      ],
      accessibility: [
        'A list named “Recent purchases”, inside the heading of whatever holds it.',
        'The status is a word in a badge, never a colour alone.',
        'Names of coins are kept apart from the text around them, so that right-to-left symbols stay readable.',
      ],
    }),
  },
  args: { purchases, timeZone: TIME_ZONE },
});

/** The first five of seven; what is completed stands out. */
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
