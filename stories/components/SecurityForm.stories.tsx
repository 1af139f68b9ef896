import { SecurityForm } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SecurityForm',
  component: SecurityForm,
  parameters: {
    guide: guide({
      use: 'Shows the password fields of the settings, says who keeps the password, and ends the session.',
      instead: [
        ['UserMenu', 'the way out is wanted on every page'],
        ['SignUpDialog', 'someone chooses a first password'],
      ],
      dos: [
        'Say above it that the sign-in provider keeps the password, before anyone types one.',
        'Forget what the browser has loaded when the session ends.',
      ],
      donts: [
        'Do not send what is typed here anywhere: no call takes it.',
        'Do not tell that a password was changed.',
      ],
      accessibility: [
        'The fields tell a password manager which is the current and which the new password.',
        'The explanation is a live region: it is read out where it appears, and the focus stays on the button.',
      ],
    }),
  },
  args: { onLogout: fn() },
});

/** Update Password changes nothing, sends nothing, and says so. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fields = ['Current Password', 'New Password', 'Confirm New Password'].map((label) =>
      canvas.getByLabelText(label),
    );
    for (const field of fields) {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.type(field, 'correct horse');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Change it with your sign-in provider\./u,
    );
    for (const field of fields) await expect(field).toHaveValue('');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { logoutLabel: 'Logout' } });

/** The way out. */
export const Logout = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** A partner's name stands in the explanation. */
export const OtherBrand = meta.story({
  globals: { brand: 'penny-wise' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Dime Time');
  },
});

/** On a phone: one field below the other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With its explanation. */
export const Matrix = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    // Called on the element: a pointer would leave its hover and its focus in the picture.
    canvas.getByRole('button', { name: 'Update Password' }).click();
    await canvas.findByText('You can’t change your password here');
  },
});
