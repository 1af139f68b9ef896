import { calendarDay } from '@dime-time/finance-core';
import { cents } from '@dime-time/finance-core/money';
import {
  Card,
  DebtTrendChart,
  Grid,
  Heading,
  Logo,
  Money,
  PaymentBoost,
  Stack,
} from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { succeeds, trend, visa } from '../fixtures/index.ts';

const meta = preview.meta({ title: 'Foundations/Partner site', tags: ['!autodocs'] });

/** A partner’s page: their name, their colors, and three of our components. */
export const PennyWise = meta.story({
  globals: { brand: 'penny-wise' },
  render: () => (
    <Stack gap={5}>
      <Logo withName />
      <Heading level={1}>
        You owe <Money amount={cents(1_790_000)} tone="debt" />
      </Heading>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={5}>
        <Card>
          <Stack>
            <Heading level={2}>This year</Heading>
            <DebtTrendChart points={trend} />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Heading level={2}>Pay it down</Heading>
            <Heading level={3}>{visa.name}</Heading>
            <PaymentBoost debt={visa} today={calendarDay('2026-11-19')} onBoost={succeeds()} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penny Wise')).toBeVisible();
    await expect(canvas.getByText('$17,900.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '$250' })).toBeEnabled();
  },
});
