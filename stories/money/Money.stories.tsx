import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { AmountsPrivacy, Button, Inline, Money, Stack, Text } from '@dime-time/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Money/Money',
  component: Money,
  parameters: {
    guide: guide({
      use: 'Shows an amount in US dollars, in tabular figures. Every amount in the product uses it.',
      instead: [
        ['FittedMoney', 'to fit an amount into a narrow space'],
        ['MoneyField', 'to let people enter an amount'],
        ['QuantityText', 'to count coins or tokens'],
        ['Percent', 'to show a share'],
      ],
      dos: [
        'Pass cents, made by the constructors of `finance-core`, never a float.',
        'Set `sign` to `always` for an amount added or taken away, such as a round-up.',
        'Set `animate` to `on-change` for one leading figure that the reader changes or waits for.',
        'Use `compact` only if the exact amount is shown elsewhere.',
        'Set `masked` to false for amounts that belong to no real person, such as examples and presets.',
      ],
      donts: [
        'Do not distinguish gain from loss by tone alone: show the sign.',
        'Do not put a currency sign before it; it has one.',
      ],
      accessibility: [
        'It is a data element whose value is the decimal amount.',
        'Hidden amounts are not in the document either: dots are shown, and "Amount hidden" is read.',
        'A figure that slides is its final text at once; the former digits are not read. Nothing slides with reduced motion.',
        'Digits have the same width, so columns line up and nothing jumps while an amount changes.',
        'Each tone keeps a contrast of 4.5:1 on a card, in light and dark.',
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

/** A round-up has a plus sign; zero never does. */
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

/** Only the digits that change slide; the text is the new amount at once. */
export const OnChange = meta.story({
  tags: ['behavior'],
  args: { animate: 'on-change' },
  render: function Changing(args) {
    const [amount, setAmount] = useState(args.amount);
    return (
      <Inline>
        <Money {...args} amount={amount} />
        <Button onClick={() => setAmount(cents(amount + 33))}>Round Up</Button>
      </Inline>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const digits = () =>
      [...canvasElement.querySelectorAll('[data-former]')].map((run) => run.textContent);
    await expect(digits()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Round Up' }));
    await expect(canvasElement.querySelector('data')).toHaveTextContent(/^\$18,250\.66$/);
    await expect(digits().every((run) => run === '66')).toBe(true);
    await waitFor(() => expect(digits()).toEqual([]));
    const amount = canvasElement.querySelector('data');
    await expect(amount).toHaveTextContent(/^\$18,250\.66$/);
    await expect(amount).toHaveAttribute('value', '18250.66');
  },
});

/** While amounts are hidden, a change moves nothing. */
export const ChangedWhileHidden = meta.story({
  ...OnChange.input,
  args: { animate: 'on-change', masked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Round Up' }));
    await expect(canvasElement.querySelector('[data-former]')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/\d/);
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

/**
 * Hidden for viewing in public: the amount is not on the screen, in the document, or in assistive
 * technology.
 */
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
  args: { amount: MAX_CENTS, size: '3xl' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$999,999,999,999.99');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      {(['s', 'm', 'l', 'xl', '3xl'] as const).map((size) => (
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
