import { Card, Stack, StrategyOrder, type StrategyOrderProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebt, twelveDebts, visa } from '../fixtures/index.ts';

function Interactive({ value: given, onChange, ...args }: StrategyOrderProps) {
  const [value, setValue] = useState(given);
  return (
    <StrategyOrder
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Debts/StrategyOrder',
  component: StrategyOrder,
  parameters: {
    guide: guide({
      use: 'Lets people choose the order in which their debts get extra money.',
      instead: [
        ['SegmentedControl', 'to choose between ready orders, such as avalanche and snowball'],
      ],
      dos: [
        'Pass every debt that is owed; those that `value` leaves out follow in the order of the list.',
        'Keep the order you are given: it has the IDs of all debts.',
      ],
      donts: ['Do not sort other lists with it: the words are about debts.'],
      accessibility: [
        'It is a list. Each row has two buttons named after the debt, so dragging is never needed.',
        'On either button, Alt+ArrowUp and Alt+ArrowDown (Option on a Mac) move the row; `aria-keyshortcuts` names them.',
        'Focus stays on the button that was pressed while its row moves, and at the end of the list, where it does nothing more.',
        'The new position is announced.',
      ],
    }),
  },
  args: { debts, value: [], onChange: fn() },
  render: (args) => <Interactive {...args} />,
});

export const Default = meta.story();

export const Playground = meta.story();

export const MovesByKeys = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByRole('listitem').map((row) => row.textContent?.replace(/ ?\$.*/, '').trim());
    const up = canvas.getByRole('button', { name: 'Move Car loan up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Everyday Visa', 'Car loan', 'Northside Store Card']);
    await expect(up).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Car loan is now number 2 of 3.');
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('Car loan');
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('Car loan');
    await expect(up).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move Car loan down' })).toHaveFocus();
    await expect(up).toBeDisabled();
  },
});

/** Alt with an arrow key moves the row of the focused button, whichever button that is. */
export const MovesByAltAndArrows = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const order = () =>
      canvas
        .getAllByRole('button', { name: /^Move .* up$/ })
        .map((button) => button.getAttribute('aria-label'));
    const down = canvas.getByRole('button', { name: 'Move Everyday Visa down' });
    await expect(down).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
    const first = order();
    down.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(order()).toEqual(first);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(order().at(-1)).toBe('Move Everyday Visa up');
    await expect(down).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Everyday Visa is now number 3 of 3.',
    );
    // It is at the end, where neither key nor button moves it further.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(order()[1]).toBe('Move Everyday Visa up');
    await expect(down).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Everyday Visa is now number 2 of 3.',
    );
  },
});

export const OneDebt = meta.story({ args: { debts: [visa] } });

export const TwelveDebts = meta.story({ args: { debts: twelveDebts } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      {[debts, [visa], [extremeDebt, ...debts]].map((owned, index) => (
        <Card key={index}>
          <Interactive {...args} debts={owned} />
        </Card>
      ))}
    </Stack>
  ),
});
