import { cents } from '@dime-time/finance-core/money';
import { Button, Card, Money, ProgressMeter, Stack } from '@dime-time/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconScale, KeyedControls, LayerScale, MotionScale } from './Examples.tsx';
import { IllustrationPalette } from './IllustrationPalette.tsx';
import { ContainerWidths, InsetArea, Overlays, Surfaces } from './Surfaces.tsx';
import { TypeScale } from './TypeScale.tsx';

const meta = preview.meta({ title: 'Foundations/Scales', tags: ['!autodocs'] });

export const Icons = meta.story({ render: () => <IconScale /> });
export const ThreeSurfaces = meta.story({ render: () => <Surfaces /> });
export const AboveThePage = meta.story({ render: () => <Overlays /> });
export const Type = meta.story({ render: () => <TypeScale /> });
export const Inset = meta.story({ render: () => <InsetArea /> });
export const Illustration = meta.story({ render: () => <IllustrationPalette /> });

/** The columns depend on the container, whatever the window. */
export const Containers = meta.story({
  render: () => <ContainerWidths />,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/^(?:One|Two|Three)$/).map(({ offsetTop }) => offsetTop);
    await expect(new Set(tops.slice(0, 3)).size).toBe(3);
    await expect(new Set(tops.slice(9, 12)).size).toBe(1);
  },
});

export const Layers = meta.story({
  render: () => <LayerScale />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByText(/ · \d+$/).map((title) => title.textContent ?? '');
    const order = titles.map((title) => Number(/\d+$/.exec(title)?.[0]));
    await expect(order).toHaveLength(4);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
});

export const Motion = meta.story({
  render: () => <MotionScale />,
});

export const MovesAMark = meta.story({
  ...Motion.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mark = canvasElement.querySelector('[data-pace=fast]');
    const before = mark?.getBoundingClientRect().width ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(mark?.getBoundingClientRect().width).toBeGreaterThan(before));
  },
});

/** A partner’s brand: only data, and not a line of CSS. */
export const AnotherBrand = meta.story({
  globals: { brand: 'penny-wise' },
  render: () => (
    <Card>
      <Stack>
        <Money amount={cents(620_000)} size="3xl" />
        <ProgressMeter label="Payoff progress" value={42} tone="accent" />
        <Button>Make Payment</Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Make Payment' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(10, 125, 79)');
  },
});

/** Everything with a direction is mirrored when the reading direction changes. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <Card>
      <Stack>
        <ProgressMeter label="Payoff progress" value={42} />
        <Money amount={cents(-1250)} />
        <KeyedControls />
      </Stack>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.radix-themes')).toHaveAttribute('dir', 'rtl');
    const amount = canvas.getByText('-$12.50');
    await expect(getComputedStyle(amount).direction).toBe('ltr');
  },
});

export const SliderRightToLeft = meta.story({
  ...RightToLeft.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    // In right-to-left text, the left arrow key moves to the next option.
    const tabs = within(canvas.getByRole('tablist'));
    await userEvent.click(tabs.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs.getByRole('tab', { name: 'Two' })).toHaveFocus();
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('21');
    const thumb = slider.getBoundingClientRect();
    const track = canvas.getByRole('group', { name: 'Share' }).getBoundingClientRect();
    await expect(track.right - thumb.right).toBeLessThan(thumb.left - track.left);
  },
});
