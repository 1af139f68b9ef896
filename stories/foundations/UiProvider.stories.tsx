import { cents } from '@dime-time/finance-core/money';
import {
  AmountsPrivacy,
  Button,
  Card,
  CheckboxGroup,
  ChoiceGroup,
  dimeTimeBrand,
  Inline,
  Logo,
  Money,
  ProgressMeter,
  Stack,
  Text,
  TextField,
  UiProvider,
} from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Foundations/UiProvider',
  component: UiProvider,
  subcomponents: { AmountsPrivacy },
  parameters: {
    bringsProvider: true,
    guide: guide({
      use: 'Wraps a site, or the part of it that uses the library, once. It provides theme, brand, locale, toasts, tooltips and the container for overlays.',
      instead: [['AmountsPrivacy', 'to hide only the amounts in one part of a page']],
      dos: [
        'Import the style sheet once beside it; no component brings its own.',
        'Pass your router’s link component, so that links do not reload the page.',
        'Keep the brand outside your components: one object, created once.',
      ],
      donts: [
        'Do not nest it to change a color: give the brand another accent.',
        'Do not open overlays outside it; they would lose every token.',
      ],
      accessibility: [
        'It follows the system settings for dark mode, more contrast, reduced motion and Windows High Contrast.',
        'The reading direction comes from the locale, and arrow keys follow it.',
        'Toasts are announced by one region; F8 moves to it.',
      ],
    }),
  },
  args: {
    children: (
      <Card>
        <Stack gap={4}>
          <Inline gap={3} align="center">
            <Logo withName />
          </Inline>
          <Text>
            <Money amount={cents(1_825_033)} /> left to pay
          </Text>
          <ProgressMeter label="Paid off" value={37} />
          <Button>Make Payment</Button>
        </Stack>
      </Card>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { theme: 'light', contrast: 'standard', locale: 'en-US', amountsHidden: false },
});

export const AnotherBrand = meta.story({
  args: {
    brand: { ...dimeTimeBrand, productName: 'Penny Wise', accent: '#0a7d4f', logoColor: '#0a7d4f' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penny Wise')).toBeVisible();
  },
});

/** Buttons and fields in one row are fully rounded; options with a border are as round as a card. */
export const FullyRound = meta.story({
  args: {
    brand: { ...dimeTimeBrand, radius: 'full' },
    children: (
      <Stack gap={3}>
        <Button>Make a Payment</Button>
        <TextField label="Name" />
        <Card data-testid="card">
          <Stack gap={3}>
            <ChoiceGroup
              label="Multiplier"
              options={[
                { value: '1', label: '1x' },
                { value: '2', label: '2x', detail: 'Twice the change' },
              ]}
            />
            <CheckboxGroup
              label="Reminders"
              options={[{ value: 'due', label: 'A payment is due', description: 'A day before' }]}
            />
          </Stack>
        </Card>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const cornerOf = (element: Element) => getComputedStyle(element).borderStartStartRadius;
    const card = cornerOf(canvas.getByTestId('card'));
    for (const name of ['1x', 'A payment is due']) {
      const option = canvas.getByText(name).closest('label') as HTMLElement;
      await expect(cornerOf(option)).toBe(card);
    }
    const button = canvas.getByRole('button', { name: 'Make a Payment' });
    const field = canvas.getByRole('textbox', { name: 'Name' }).parentElement as HTMLElement;
    for (const control of [button, field]) {
      const corner = Number.parseFloat(cornerOf(control));
      await expect(corner).toBeGreaterThanOrEqual(control.offsetHeight / 2);
    }
  },
});

export const HiddenAmounts = meta.story({
  args: { amountsHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('$18,250.33')).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('18,250');
  },
});

/** Amounts are hidden in one part and shown beside it. */
export const HiddenInOnePart = meta.story({
  args: {
    children: (
      <Stack gap={2}>
        <Text>
          Shown: <Money amount={cents(467)} />
        </Text>
        <AmountsPrivacy hidden>
          <Text>
            Hidden: <Money amount={cents(14_321)} />
          </Text>
        </AmountsPrivacy>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$4.67')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('143.21');
  },
});
