import { SignUpDialog, type SignUpDialogProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
};

const ADA = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  username: 'ada',
  password: 'engine-1843',
  confirmPassword: 'engine-1843',
};

/** Keeps what is typed, as the parent of the dialog does. */
function Stateful({ fields, onFieldChange, ...rest }: SignUpDialogProps) {
  const [typed, setTyped] = useState(fields);
  return (
    <SignUpDialog
      {...rest}
      fields={typed}
      onFieldChange={(field, text) => {
        setTyped((before) => ({ ...before, [field]: text }));
        onFieldChange(field, text);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Account/SignUpDialog',
  component: SignUpDialog,
  render: (args) => <Stateful {...args} />,
  args: {
    open: true,
    fields: EMPTY,
    onFieldChange: fn(),
    onSubmit: fn(),
    onRefuse: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    guide: guide({
      use: 'Asks for what an account needs and validates it, field by field in a fixed order. The parent holds the values, so that they survive a detour to the terms.',
      instead: [
        ['Dialog', 'to show any other form over the page'],
        ['TermsDialog', 'to accept the terms, the step after this one'],
      ],
      dos: [
        'Show the message of `onRefuse` as a toast; the dialog marks the field and moves the focus there.',
        'Keep `fields` while the terms are shown, and return the focus through `firstFieldRef` if they are declined.',
        'Pass `words` for your own wording.',
      ],
      donts: [
        'Do not validate again in `onSubmit`: it gets a valid form, with surrounding spaces removed.',
        'Do not clear the fields on a refusal.',
      ],
      accessibility: [
        'All six fields are required and say so; the browser can fill in every one of them.',
        'The first invalid field gets the focus and has the reason as its description until it is changed.',
        'Escape, the close button and Cancel all call `onOpenChange` with false.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

const press = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

/** The empty form: six fields, all required, with the focus in the first. */
// @requirement 2.signup.form 5.signup.marks
export const Default = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your account');
    for (const label of [
      'First Name',
      'Last Name',
      'Email',
      'Username',
      'Password',
      'Confirm Password',
    ]) {
      await expect(screen.getByLabelText(label)).toBeRequired();
    }
    await expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { fields: ADA } });

/** A valid form goes to its parent, with surrounding spaces removed. */
// @requirement 2.signup.form.actions
export const Submitted = meta.story({
  tags: ['behavior'],
  args: { fields: { ...ADA, firstName: '  Ada ' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create Account'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(ADA);
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
});

/** Enter in a field sends the form too. */
export const SubmittedWithEnter = meta.story({
  tags: ['behavior'],
  args: { fields: ADA },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(ADA);
  },
});

/** A required field is empty: the first rule, with the focus on that field. */
// @requirement 8.signup.missing
export const MissingInformation = meta.story({
  tags: ['behavior'],
  args: { fields: { ...ADA, email: '   ', password: 'x', confirmPassword: 'y' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create Account'));
    await expect(args.onRefuse).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Missing Information',
        message: 'Please fill in all required fields',
      }),
    );
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    await expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The confirmation differs: the second rule, even if the password is also too short. */
// @requirement 5.signup.match 8.signup.mismatch
export const PasswordMismatch = meta.story({
  tags: ['behavior'],
  args: { fields: { ...ADA, password: 'short', confirmPassword: '' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create Account'));
    await expect(args.onRefuse).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Password Mismatch', message: 'Passwords do not match' }),
    );
    await expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
  },
});

/** Seven characters are too few: the third rule. */
// @requirement 8.signup.weak
export const WeakPassword = meta.story({
  tags: ['behavior'],
  args: { fields: { ...ADA, password: '1234567', confirmPassword: '1234567' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Create Account'));
    await expect(args.onRefuse).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Weak Password',
        message: 'Password must be at least 8 characters long',
      }),
    );
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
});

/** Cancel and Escape both cancel. */
// @requirement 2.signup.form.actions
export const Cancelled = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('Cancel'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

/** Endless names stay in their fields. */
export const LongText = meta.story({
  args: { fields: { ...ADA, firstName: LONG_NAME, email: `${LONG_NAME}@example.test` } },
});

/** On a phone, the form is a bottom sheet with one column. */
export const Phone = meta.story({
  args: { fields: ADA },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ args: { fields: ADA }, globals: { theme: 'dark' } });

/** The fullest state: every field filled in, and one refused. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { fields: { ...ADA, confirmPassword: 'engine-1842' } },
  play: async () => {
    // Calls `click()` on the element: after a pointer, the next image of the page has no focus ring.
    press('Create Account').click();
    await waitFor(() => expect(screen.getByLabelText('Confirm Password')).toHaveFocus());
  },
});
