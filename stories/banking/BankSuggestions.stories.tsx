import { BankSuggestions, Card, Stack, type BankSuggestionsProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankSuggestions,
  debts,
  extremeSuggestions,
  fails,
  hangs,
  shows,
  succeeds,
} from '../fixtures/index.ts';

/** Removes what was answered, as the app does. */
function Answered(props: BankSuggestionsProps) {
  const [open, setOpen] = useState(props.suggestions);
  return (
    <BankSuggestions
      {...props}
      suggestions={open}
      onAnswer={async (id, accept) => {
        const result = await props.onAnswer(id, accept);
        if (result.ok) setOpen((last) => last.filter((each) => each.id !== id));
        return result;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Banking/BankSuggestions',
  component: BankSuggestions,
  parameters: {
    guide: guide({
      use: 'Asks about what a linked bank brought along and only the person can judge: a card that may be a debt, or a payment that may belong to one.',
      instead: [
        ['BankLinkDialog', 'to link a bank: it shows these suggestions itself'],
        ['AddDebtDialog', 'to enter a debt by hand'],
      ],
      dos: [
        'Show it in a calm place until each suggestion is answered.',
        'Fetch suggestions, debts, payments and figures again after an answer.',
      ],
      donts: [
        'Do not add anything automatically: people do not trust a figure that changes without their consent.',
      ],
      accessibility: [
        'Each button is described by its question.',
        'After an answer, focus moves to the nearest element that remains.',
      ],
    }),
  },
  args: { suggestions: bankSuggestions, debts, onAnswer: succeeds() },
  render: (args) => (
    <Card>
      <Answered {...args} />
    </Card>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'We found Travel Card, $1,840.22 at 22.74%. Add it?',
    );
    await expect(canvasElement).toHaveTextContent(
      'You paid $155.00 to Everyday Visa on Oct 28. Add it to your payment history? Your balance already includes it.',
    );
    const add = canvas.getByRole('button', { name: 'Add' });
    await expect(add).toHaveAccessibleDescription(/We found Travel Card/);
  },
});

export const AnswersEach = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'No, Thanks' })).toHaveLength(1),
    );
    await expect(args.onAnswer).toHaveBeenLastCalledWith('s_card', true);
    await shows('Debt Added');
    await shows('Travel Card, $1,840.22 at 22.74%.');
    await userEvent.click(canvas.getByRole('button', { name: 'No, Thanks' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'No, Thanks' })).toBeNull());
    await expect(args.onAnswer).toHaveBeenLastCalledWith('s_payment', false);
  },
});

export const Playground = meta.story();

export const Pending = meta.story({
  tags: ['behavior'],
  args: { onAnswer: hangs() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A refusal leaves the question as it was. */
export const Failed = meta.story({
  tags: ['behavior'],
  args: { onAnswer: fails('503: busy') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await shows('Not Saved');
    await expect(canvas.getAllByRole('button', { name: 'No, Thanks' })).toHaveLength(2);
  },
});

/** A huge amount, and a payment on a debt that the page does not have. */
export const Extreme = meta.story({
  args: { suggestions: extremeSuggestions },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('on Oct 28. Add it to your payment history?');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <Card>
        <BankSuggestions {...args} />
      </Card>
      <Card>
        <BankSuggestions {...args} suggestions={extremeSuggestions} />
      </Card>
    </Stack>
  ),
});
