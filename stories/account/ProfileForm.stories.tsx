import { Grid, ProfileForm } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, shows, user } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Account/ProfileForm',
  component: ProfileForm,
  parameters: {
    guide: guide({
      use: 'Shows the name and address of the signed-in person, in the settings.',
      instead: [
        ['SignUpDialog', 'to create an account'],
        ['SecurityForm', 'to change the password or end the session'],
      ],
      dos: [
        'Wait for the person’s data before you render it: the fields start with these values.',
        'Use the person’s ID as its key, so that another person gets a fresh form.',
      ],
      donts: [
        'Do not promise that the profile was saved: there is no call for it yet, and the form says so.',
        'Do not require a field: people may have signed up without a name.',
      ],
      accessibility: [
        'Each field has an `autocomplete` attribute: given name, family name, address.',
        'Enter in any field saves, as the button does; the answer is an announced toast.',
      ],
    }),
  },
  args: { user },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'First Name' });
    await expect(first).toHaveValue('Ada');
    await expect(canvas.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Byron');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.test');
  },
});

/** Saving says that it cannot be saved yet, and keeps what was typed. */
// @requirement 5.profile.none 8.profile
export const SavesTheProfile = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'First Name' });
    await userEvent.clear(first);
    await userEvent.type(first, 'Augusta{Enter}');
    await shows('Profile update feature coming soon');
    await expect(first).toHaveValue('Augusta');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    user,
    words: { firstName: 'First Name', lastName: 'Last Name', email: 'Email', save: 'Save Profile' },
  },
});

export const Unknown = meta.story({
  args: { user: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveValue('');
  },
});

/** Nothing is validated: empty fields are saved the same way. */
// @requirement 5.profile.none
export const SavesEmptyFields = meta.story({
  ...Unknown.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await shows('Profile update feature coming soon');
  },
});

/** A partner’s wording. */
export const OtherWords = meta.story({
  args: {
    words: { firstName: 'Given name', lastName: 'Surname', email: 'Address', save: 'Keep' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Given name' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeVisible();
  },
});

/** A name of 200 characters, on a phone. */
export const LongText = meta.story({
  args: { user: { firstName: LONG_NAME, lastName: LONG_NAME, email: `${LONG_NAME}@example.test` } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With and without known values. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={7}>
      <ProfileForm {...args} />
      <ProfileForm {...args} user={{}} />
    </Grid>
  ),
});
