import { SecurityForm } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/SecurityForm',
  component: SecurityForm,
  parameters: {
    guide: guide({
      use: 'Shows the password fields in the settings, says who stores the password, and ends the session.',
      instead: [
        ['UserMenu', 'to offer sign-out on every page'],
        ['SignUpDialog', 'to choose a first password'],
      ],
      dos: [
        'Say above it that the sign-in provider stores the password, before people type one.',
        'Clear the data the browser has loaded when the session ends.',
      ],
      donts: [
        'Do not send what is typed here anywhere: there is no call for it.',
        'Do not claim that a password was changed.',
      ],
      accessibility: [
        'The `autocomplete` attributes distinguish the current from the new password for password managers.',
        'The explanation is a live region: it is read when it appears, and focus stays on the button.',
      ],
    }),
  },
  args: { onLogout: fn() },
});

export const Default = meta.story();

/** Update Password changes nothing, sends nothing, and says so. */
export const UpdatesThePassword = meta.story({
  tags: ['behavior'],
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

/** With a link to the list of sessions, where the server has one. */
export const WithSessions = meta.story({
  args: { sessionsHref: '/settings/sessions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signed-In Devices' })).toHaveAttribute(
      'href',
      '/settings/sessions',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { logoutLabel: 'Logout' } });

/** Signing out. */
export const Logout = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** A partner’s name in the explanation. */
export const OtherBrand = meta.story({
  tags: ['behavior'],
  globals: { brand: 'penny-wise' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Dime Time');
  },
});

/** On a phone: fields stacked. */
export const Phone = meta.story({
  tags: ['behavior'],
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
    // Calls `click()` on the element, because a pointer would leave hover and focus in the image.
    canvas.getByRole('button', { name: 'Update Password' }).click();
    await canvas.findByText('You can’t change your password here');
  },
});
