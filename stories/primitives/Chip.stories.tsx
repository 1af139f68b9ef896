import { Chip, Inline, Stack } from '@dime-time/ui';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

/** A row of chips that can all be removed. */
function Removable() {
  const [names, setNames] = useState(['Groceries', 'Rent', 'Travel']);
  return (
    <Inline as="ul" gap={2}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex' }}>
          <Chip onRemove={() => setNames(names.filter((other) => other !== name))}>{name}</Chip>
        </li>
      ))}
    </Inline>
  );
}

/** A chip that is turned on and off. */
function Toggled() {
  const [on, setOn] = useState(false);
  return (
    <Chip selected={on} onSelectedChange={setOn}>
      Only unpaid
    </Chip>
  );
}

const SIZES = ['s', 'm', 'l'] as const;

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  parameters: {
    guide: guide({
      use: 'Stands for one value that people chose: it can be removed, or turned on and off as a filter.',
      instead: [
        ['Badge', 'to name a state that cannot be pressed'],
        ['FilterGroup', 'to offer several filters for one list'],
        ['SwitchField', 'to turn a setting on or off'],
      ],
      dos: [
        'Pass `onRemove` for a value that was added, `selected` and `onSelectedChange` for a filter.',
        'Put several in a list, so that they are counted and the focus stays among them.',
      ],
      donts: [
        'Do not use it to start an action; that is a Button.',
        'Do not write more than three words in it.',
      ],
      accessibility: [
        'A filter is a toggle button; a check mark shows that it is on, besides its color.',
        'The button that removes one is named after it, is 24 px wide and tall, and leaves the focus on that of the next chip.',
        'In Windows High Contrast a filter that is on has the highlight color.',
      ],
    }),
  },
  args: { children: 'Groceries', onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Groceries' });
    const { width, height } = remove.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { icon: <Utensils size={16} />, size: 'm' } });

/** 28, 32 and 40 px high; what removes it is 24 px in each. */
export const Sizes = meta.story({
  render: () => (
    <Inline>
      {SIZES.map((size) => (
        <Chip key={size} size={size} data-testid={size} onRemove={() => {}}>
          {`Size ${size}`}
        </Chip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = SIZES.map((size) => canvas.getByTestId(size).offsetHeight);
    await expect(heights).toEqual([28, 32, 40]);
  },
});

/** A filter, off. */
export const Selectable = meta.story({
  render: () => <Toggled />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible();
  },
});

/** Enter and Space turn a filter on and off. */
export const Toggles = meta.story({
  ...Selectable.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Only unpaid' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Several values in a list. */
export const Several = meta.story({ render: () => <Removable /> });

/** After a removal, the focus is on the next chip, and after the last one on that before. */
export const Removes = meta.story({
  ...Several.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rent' }));
    const travel = canvas.getByRole('button', { name: 'Remove Travel' });
    await expect(travel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Groceries' })).toHaveFocus();
  },
});

/** It cannot be removed now. */
export const Disabled = meta.story({ args: { disabled: true } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the button is on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** Long text wraps. */
export const LongText = meta.story({
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const nothing = () => {};

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Chip}</InStates>,
});

/** Removable and selectable, with icons, and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Inline gap={2}>
        <Chip onRemove={nothing}>Groceries</Chip>
        <Chip onRemove={nothing} icon={<Utensils size={16} />}>
          Restaurants
        </Chip>
        <Chip onRemove={nothing} disabled>
          Rent
        </Chip>
      </Inline>
      <Inline gap={2}>
        <Chip selected={false} onSelectedChange={nothing}>
          Unpaid
        </Chip>
        <Chip selected onSelectedChange={nothing}>
          Paid
        </Chip>
        <Chip selected={false} onSelectedChange={nothing} icon={<Utensils size={16} />}>
          Restaurants
        </Chip>
        <Chip selected={false} onSelectedChange={nothing} disabled>
          Rent
        </Chip>
        <Chip selected onSelectedChange={nothing} disabled>
          Travel
        </Chip>
      </Inline>
      <Inline gap={2}>
        {SIZES.map((size) => (
          <Chip key={size} size={size} onRemove={nothing}>
            {`Size ${size}`}
          </Chip>
        ))}
        {SIZES.map((size) => (
          <Chip key={size} size={size} selected onSelectedChange={nothing}>
            {`Filter ${size}`}
          </Chip>
        ))}
      </Inline>
    </Stack>
  ),
});
