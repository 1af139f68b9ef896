import { Button, Inline, LinkButton, Stack } from '@dime-time/ui';
import { ArrowRight, CreditCard } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const VARIANTS = ['solid', 'soft', 'outline', 'ghost'] as const;
const TONES = ['accent', 'neutral', 'danger'] as const;
const SIZES = ['s', 'm', 'l'] as const;

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Make payment', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make payment' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { variant: 'solid', tone: 'accent', size: 'm', icon: <CreditCard size={18} /> },
});

/** While the work is under way the button is disabled and its words say so. */
export const Pending = meta.story({
  args: { pending: true, pendingLabel: 'Sending...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make payment' })).toBeDisabled();
  },
});

/** Enter and Space press it, and only once each. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A submit button sends its form; every other button does not. */
export const InAForm = meta.story({
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

/** Goes somewhere instead of starting something: it is a link, and looks like the button. */
export const AsLink = meta.story({
  render: () => (
    <LinkButton href="/dashboard" icon={<ArrowRight size={18} />}>
      Open the dashboard
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the dashboard' });
    await expect(link).toHaveAttribute('href', '/dashboard');
    await expect(link).not.toHaveAttribute('type');
  },
});

export const Stretch = meta.story({ args: { stretch: true, size: 'l' } });

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
                  Make payment
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
