import { cents } from '@dime-time/finance-core/money';
import { Button, Card, Money, ProgressMeter, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Palette } from './Palette.tsx';
import { RadiusScale, SpaceScale, TypeScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Scales', tags: ['!autodocs'] });

export const Colours = meta.story({ render: () => <Palette /> });
export const Type = meta.story({ render: () => <TypeScale /> });
export const Space = meta.story({ render: () => <SpaceScale /> });
export const Corners = meta.story({ render: () => <RadiusScale /> });

/** Another partner's brand: data, and not a line of CSS. */
export const AnotherBrand = meta.story({
  globals: { brand: 'penny-wise' },
  render: () => (
    <Card>
      <Stack>
        <Money amount={cents(620_000)} size="display" />
        <ProgressMeter label="Payoff progress" value={42} tone="accent" />
        <Button>Make payment</Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Make payment' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(10, 125, 79)');
  },
});

/** Nothing the library draws points the wrong way when the reading direction turns. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <Card>
      <Stack>
        <ProgressMeter label="Payoff progress" value={42} />
        <Money amount={cents(-1250)} />
      </Stack>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.radix-themes')).toHaveAttribute('dir', 'rtl');
    const amount = canvas.getByText('-$12.50');
    await expect(getComputedStyle(amount).direction).toBe('ltr');
  },
});
