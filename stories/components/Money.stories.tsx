import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { AmountsPrivacy, Inline, Money, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Money',
  component: Money,
  parameters: {
    guide: guide({
      use: 'Shows an amount of US dollars, in digits of one width. Every amount of the product goes through it.',
      instead: [
        ['FittedMoney', 'the place may be too narrow for the amount'],
        ['MoneyField', 'an amount is entered'],
        ['QuantityText', 'coins or tokens are counted'],
        ['Percent', 'a share is shown'],
      ],
      dos: [
        'Pass cents, made by the constructors of finance-core, never a float.',
        'Set sign to always for what is added or taken, such as a round-up.',
        'Use compact only where the exact amount is told elsewhere.',
        "Set masked to false for amounts that are nobody's, such as examples and presets.",
      ],
      donts: [
        'Do not tell gain from loss by tone alone: show the sign.',
        'Do not put a currency sign before it; it has one.',
      ],
      accessibility: [
        'It is a data element whose value is the decimal amount.',
        'Hidden amounts leave the document too: dots are seen, Amount hidden is read.',
        'Digits have one width, so columns line up and nothing jumps while an amount changes.',
        'Each tone keeps 4.5:1 on a card, in light and in dark.',
      ],
    }),
  },
  args: { amount: cents(1_825_033) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const amount = canvas.getByText('$18,250.33');
    await expect(amount).toHaveAttribute('value', '18250.33');
    await expect(getComputedStyle(amount).fontVariantNumeric).toContain('tabular-nums');
  },
});

export const Playground = meta.story({
  args: { sign: 'auto', compact: false, size: 'xl', tone: 'debt', masked: false },
});

export const Negative = meta.story({
  args: { amount: cents(-1250) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$12.50')).toBeVisible();
  },
});

/** A round-up carries a plus, zero never does. */
export const AlwaysSigned = meta.story({
  render: () => (
    <Inline>
      <Money amount={cents(33)} sign="always" tone="roundUp" />
      <Money amount={cents(0)} sign="always" />
      <Money amount={cents(-1250)} sign="always" tone="negative" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$0.33')).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
  },
});

export const Compact = meta.story({
  args: { amount: cents(9_390_000_000), compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$93.90M')).toBeVisible();
  },
});

export const WithoutCents = meta.story({
  args: { amount: cents(25_000), cents: 'when-needed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$250')).toBeVisible();
  },
});

/** Hidden for a look in company: neither the eye, nor the document, nor assistive technology has it. */
export const Masked = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Text>
        You owe <Money {...args} />.
      </Text>
    </AmountsPrivacy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('18');
    await expect(canvasElement.querySelector('data')).toHaveAttribute('value', '');
  },
});

/** One amount can be shown among hidden ones. */
export const ShownAmongHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Money {...args} masked={false} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { amount: MAX_CENTS, size: 'display' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$999,999,999,999.99');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      {(['s', 'm', 'l', 'xl', 'display'] as const).map((size) => (
        <Inline key={size} gap={5} align="baseline">
          <Money {...args} size={size} />
          <Money {...args} size={size} tone="debt" />
          <Money amount={cents(33)} sign="always" size={size} tone="roundUp" />
          <Money {...args} size={size} masked />
        </Inline>
      ))}
    </Stack>
  ),
});
