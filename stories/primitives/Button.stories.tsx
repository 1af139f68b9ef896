import { Button, Inline, LinkButton, Stack, TextField } from '@dime-time/ui';
import { ArrowRight, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const VARIANTS = ['solid', 'soft', 'outline', 'ghost'] as const;
const TONES = ['accent', 'neutral', 'danger'] as const;
const SIZES = ['s', 'm', 'l'] as const;

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { LinkButton },
  parameters: {
    guide: guide({
      use: 'Starts something on the page: a payment, a dialog, a change. Its label says what will happen.',
      instead: [
        ['LinkButton', 'to go to another page'],
        ['IconButton', 'to save space when a well-known icon is enough'],
        ['SwitchField', 'to turn something on or off immediately'],
      ],
      dos: [
        'Start with a verb and name the object: Make Payment, Add Debt.',
        'Show one solid button per view; make the others outline, soft or ghost.',
        'Set `pending` while the work is in progress, with `pendingLabel` if the label changes.',
        'Use `type="submit"` for the one button that sends a form, so that Enter works.',
      ],
      donts: [
        'Do not use the danger tone for an action that can be undone.',
        'Do not disable it to point out a mistake in a form: let people press it, then say what is missing.',
        'Do not write more than three or four words: the label stays on one line.',
      ],
      accessibility: [
        'It is a native button: Enter and Space each press it once.',
        'While pending, it has `aria-disabled` and `aria-busy` and ignores presses, but keeps the focus. The pending label becomes its name.',
        'If it is disabled while it has the focus, by its own press for example, it keeps the focus with `aria-disabled` until the focus leaves.',
        'Heights are 32, 40 and 48 px, all above the 24 px minimum target size.',
        'An icon before the label is hidden from assistive technology.',
        'The spinner only turns if motion is allowed.',
      ],
    }),
  },
  args: { children: 'Make Payment', onClick: fn() },
});

export const Default = meta.story();

export const IsPressed = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Payment' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { variant: 'solid', tone: 'accent', size: 'm', icon: <CreditCard size={18} /> },
});

/** While the work is in progress, the button is disabled and its label says so. */
export const Pending = meta.story({
  args: { pending: true, pendingLabel: 'Sending...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const PendingIgnoresAPress = meta.story({
  ...Pending.input,
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

function SavesOnce({ onSave }: { onSave: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setPending(true);
        onSave();
      }}
    >
      <Stack>
        <TextField label="Name" />
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          Save
        </Button>
      </Stack>
    </form>
  );
}

/** A pending button keeps the focus and its place in the tab order, and submits no form again. */
export const PendingKeepsTheFocus = meta.story({
  tags: ['behavior'],
  render: ({ onClick }) => <SavesOnce onSave={onClick as () => void} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Saving...' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  },
});

function PressesOnce({ onPress }: { onPress: () => void }) {
  const [done, setDone] = useState(false);
  return (
    <Inline gap={2}>
      <Button
        disabled={done}
        onClick={() => {
          setDone(true);
          onPress();
        }}
      >
        Undo
      </Button>
      <Button variant="outline">Next</Button>
    </Inline>
  );
}

/** A button that its own press disables keeps the focus until it leaves, and ignores presses. */
export const DisabledKeepsTheFocus = meta.story({
  tags: ['behavior'],
  render: ({ onClick }) => <PressesOnce onPress={onClick as () => void} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(button).toBeDisabled();
  },
});

/** Enter and Space press it, each only once. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A submit button sends its form; other buttons do not. */
export const InAForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <Inline>
        <Button {...args} variant="outline" tone="neutral">
          Cancel
        </Button>
        <Button type="submit">Send</Button>
      </Inline>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(form).not.toHaveAttribute('data-sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(form).toHaveAttribute('data-sent', 'yes');
  },
});

/** Navigates instead of starting something: it is a link that looks like the button. */
export const AsLink = meta.story({
  render: () => (
    <LinkButton href="/dashboard" icon={<ArrowRight size={18} />}>
      Open the Dashboard
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the Dashboard' });
    await expect(link).toHaveAttribute('href', '/dashboard');
    await expect(link).not.toHaveAttribute('type');
  },
});

export const Stretch = meta.story({ args: { stretch: true, size: 'l' } });

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Button}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      {TONES.map((tone) => (
        <Stack key={tone} gap={3}>
          {SIZES.map((size) => (
            <Inline key={size}>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant} tone={tone} size={size}>
                  Make Payment
                </Button>
              ))}
              <Button tone={tone} size={size} disabled>
                Disabled
              </Button>
              <Button tone={tone} size={size} pending>
                Processing
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
