import { PayoffSchedule, Stack } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  smallDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PayoffSchedule',
  component: PayoffSchedule,
  parameters: {
    guide: guide({
      use: 'Lists every month of a plan, for all debts or one of them, with a file to download. Below one debt stands what paying only its minimum costs.',
      instead: [
        ['PaymentCalendar', 'to show only what is due next'],
        ['RegulationZBox', 'to show only what paying the minimum costs'],
      ],
      dos: ['Pass the plan and the debts of the same moment.'],
      donts: ['Do not show it above the answer: few people begin with a table.'],
      accessibility: [
        'The table has a caption with the name of the debt, and its header stays in sight.',
        'On a phone each month is a list of labels and values.',
        'From 101 months on, only the rows near the screen are drawn; printing draws all.',
      ],
    }),
  },
  args: { plan: planned().overview.plan, debts, today: PLAN_DAY },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments by month, All debts' })).toBeVisible();
    await expect(canvas.getByText('Dec 2026')).toBeVisible();
  },
});

export const Playground = meta.story();

export const OneDebt = meta.story({
  args: { plan: planned([smallDebt]).overview.plan, debts: [smallDebt] },
});

/** Below the months of one debt stands what paying only its minimum costs. */
export const WarnsOfTheMinimum = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText('If You Pay Only the Minimum')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Show'));
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(await list.findByRole('option', { name: 'Everyday Visa' }));
    await expect(await canvas.findByText('If You Pay Only the Minimum')).toBeVisible();
  },
});

/** A plan that never ends is listed for a hundred years, and says where it stops. */
export const Never = meta.story({
  args: { plan: planned([neverEndingDebt]).overview.plan, debts: [neverEndingDebt] },
});

export const Extreme = meta.story({
  args: { plan: planned([extremeDebt]).overview.plan, debts: [extremeDebt] },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack gap={5}>
      <PayoffSchedule {...args} />
      <PayoffSchedule {...args} plan={planned([smallDebt]).overview.plan} debts={[smallDebt]} />
    </Stack>
  ),
});
