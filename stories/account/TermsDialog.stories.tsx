import { TermsDialog, type TermsDialogProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

/** Keeps what is checked, as the parent of the dialog does. */
function Stateful({ ticked, onTickedChange, ...rest }: TermsDialogProps) {
  const [kept, setKept] = useState(ticked);
  return (
    <TermsDialog
      {...rest}
      ticked={kept}
      onTickedChange={(next) => {
        setKept(next);
        onTickedChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Account/TermsDialog',
  component: TermsDialog,
  render: (args) => <Stateful {...args} />,
  args: {
    open: true,
    ticked: [],
    onTickedChange: fn(),
    onAccept: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    guide: guide({
      use: 'Asks for three acknowledgments before an account is created, with the texts they refer to.',
      instead: [
        ['LegalDocument', 'to show the same texts on a separate page'],
        ['CheckboxGroup', 'to show checkboxes in a form'],
      ],
      dos: [
        'Keep what is checked, so that a failed attempt does not ask for it again.',
        'Set `pending` while the account is being created.',
        'Pass your own `parts` and `acknowledgements` if your lawyers want other wording, or have translated it.',
      ],
      donts: [
        'Do not check anything in advance.',
        'Do not treat closing it as consent: Escape and the close button decline.',
      ],
      accessibility: [
        'The checkboxes are a group named by its question, each of them required. The accept button is disabled until all are checked.',
        'The texts are native disclosures that open inside the dialog, with level 3 headings.',
        'While `pending`, nothing closes it, and the button says “Creating...”.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

const accept = () => screen.getByRole('button', { name: 'Accept and Create Account' });

export const Default = meta.story({
  play: async () => {
    const boxes = screen.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
  },
});

/** The accept button is enabled only when all three boxes are checked. */
// @requirement 4.terms.accept
export const AcceptsTheTerms = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes) {
      await expect(box).toBeRequired();
      await expect(accept()).toBeDisabled();
      await userEvent.click(box);
    }
    await expect(accept()).toBeEnabled();
    await userEvent.click(boxes[1] as HTMLElement);
    await expect(accept()).toBeDisabled();
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(accept());
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { ticked: ['terms', 'privacy'], pending: false } });

/** Everything is checked, and the account may be created. */
export const Ready = meta.story({ args: { ticked: ['terms', 'privacy', 'risks'] } });

/** The account is being created: nothing can be changed, closed or pressed twice. */
export const Creating = meta.story({
  args: { ticked: ['terms', 'privacy', 'risks'], pending: true },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
});

export const CannotBeClosed = meta.story({
  ...Creating.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Decline, the close button and Escape all decline. */
export const Declined = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
});

/** The texts can be read in full without leaving the form. */
export const TextOpened = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const heading = screen.getByText('6. Changes to these terms');
    await expect(heading).not.toBeVisible();
    await userEvent.click(screen.getByText('Terms of Service'));
    await waitFor(() => expect(heading).toBeVisible());
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ args: { ticked: ['terms'] }, globals: { theme: 'dark' } });

/** The texts, with one box left to check. */
export const Matrix = meta.story({ tags: ['matrix'], args: { ticked: ['terms', 'privacy'] } });
