import { calendarDay } from '@dime-time/finance-core';
import { Card, DebtTrendChart, Heading, Logo, Money, PaymentBoost, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { succeeds, trend, visa } from '../fixtures/index.ts';

const meta = preview.meta({ title: 'Foundations/Partner site', tags: ['!autodocs'] });

/** What a partner's page looks like: their name, their colours, and three of our components. */
export const PennyWise = meta.story({
  globals: { brand: 'penny-wise' },
  render: () => (
    <Stack gap={5}>
      <Logo withName />
      <Heading level={1}>
        You owe <Money amount={visa.currentBalance} tone="debt" />
      </Heading>
      <Card>
        <DebtTrendChart points={trend} />
      </Card>
      <Card>
        <PaymentBoost debt={visa} today={calendarDay('2026-11-19')} onBoost={succeeds()} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penny Wise')).toBeVisible();
    await expect(canvas.getByText('$6,200.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '$250' })).toBeEnabled();
  },
});
