import { Card, SignUp, Text } from '@dime-time/ui';
import { expect, fn, screen, waitFor, within, type userEvent as UserEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

/** A wait that ends immediately, to keep the story fast. */
const atOnce = () => Promise.resolve();
/** A wait that never ends: the page stays in its waiting state. */
const never = () => new Promise<void>(() => {});

const meta = preview.meta({
  title: 'Screens/SignUp',
  component: SignUp,
  args: {
    newId: () => 'user_1',
    readTime: () => '2026-11-19T14:05:00Z',
    delay: fn(atOnce),
    onCreate: fn(),
    onFinish: fn(),
  },
  parameters: {
    guide: guide({
      use: 'The page at /signup and the whole flow from it: form, terms, success and tour. Nothing is sent; `onCreate` gets the record when the terms are accepted.',
      instead: [
        ['SignUpDialog', 'to show only the form'],
        ['TermsDialog', 'to show only the terms'],
        ['OnboardingDialog', 'to show only the tour'],
      ],
      dos: [
        'Pass an ID, a clock and a wait function: it has none of its own.',
        'Reject `onCreate` if the account could not be created; the terms stay open and checked for another try.',
        'Leave the page in `onFinish`.',
        'Pass your own texts and legal texts in `content`; `null` leaves out the cards or the tour.',
      ],
      donts: [
        'Do not shorten the waits in the product; people cannot read a message that flashes by.',
        'Do not keep the password anywhere after `onCreate`.',
      ],
      accessibility: [
        'It has one h1. The focus follows the steps and returns to the button when the form is canceled.',
        'The success message takes the focus and is read in one go.',
        'Refusals are toasts that are read immediately, even above an open dialog.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: '760px' } },
  },
});

type User = ReturnType<typeof UserEvent.setup>;

const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const toast = (title: string) => screen.findByText(title);

async function openForm(user: User) {
  await user.click(await button('Create Free Account'));
  await dialog('Create your account');
}

async function fillIn(user: User) {
  const answers = [
    ['First Name', 'Ada'],
    ['Last Name', 'Byron'],
    ['Email', 'ada@example.test'],
    ['Username', 'ada'],
    ['Password', 'engine-1843'],
    ['Confirm Password', 'engine-1843'],
  ] as const;
  for (const [label, text] of answers) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

async function openTerms(user: User) {
  await openForm(user);
  await fillIn(user);
  await user.click(await button('Create Account'));
  await dialog('Terms and risk disclosure');
}

async function accept(user: User) {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(await button('Accept and Create Account'));
}

/** The page when it opens. */
// @requirement 2.routes.sign-in-here 2.signup.heading 2.signup.features 2.signup.actions
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Dime Time');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    for (const name of ['Smart Round-ups', 'Debt Tracking', 'Bank-Level Security']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Sign in here' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { homeHref: '/', signInHref: '/login' } });

/** The form is open, and Cancel returns the focus to the button that opened it. */
// @requirement 2.signup.actions 4.signup.cancelled
export const FormCancelled = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await openForm(userEvent);
    await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button('Create Free Account')).toHaveFocus());
  },
});

/** An empty form is refused with a message, and stays open. */
// @requirement 8.signup.missing
export const FormRefused = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await openForm(userEvent);
    await userEvent.click(await button('Create Account'));
    await expect(await toast('Missing Information')).toBeInTheDocument();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your account');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** A valid form leads to the terms. */
// @requirement 2.signup.terms
export const Terms = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await openTerms(userEvent);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  },
});

/** Escape in the terms declines them: back to the form, with everything typed. */
// @requirement 4.signup.declined 8.signup.cancelled
export const TermsDeclined = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    await userEvent.keyboard('{Escape}');
    await expect(await toast('Account Creation Cancelled')).toBeInTheDocument();
    const form = await dialog('Create your account');
    await expect(within(form).getByLabelText('First Name')).toHaveValue('Ada');
    await expect(within(form).getByLabelText('Confirm Password')).toHaveValue('engine-1843');
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** The account is being created; a second press does nothing. */
// @requirement 4.signup.creating
export const Creating = meta.story({
  tags: ['behavior'],
  args: { delay: fn(never) },
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.dblClick(await button('Accept and Create Account'));
    await expect(await button('Creating...')).toHaveAttribute('aria-disabled', 'true');
    await expect(args.delay).toHaveBeenCalledOnce();
    await expect(args.delay).toHaveBeenCalledWith(1000);
  },
});

/** The success message, which takes the focus and greets people by first name. */
// @requirement 2.signup.success 8.signup.done
export const Created = meta.story({
  tags: ['behavior'],
  args: { delay: fn((ms: number) => (ms === 2000 ? never() : atOnce())) },
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    await accept(userEvent);
    const panel = await screen.findByRole('region', { name: 'Account Created Successfully!' });
    await expect(panel).toHaveAccessibleDescription(
      'Welcome, Ada! Preparing your personalized setup...',
    );
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith({
      id: 'user_1',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.test',
      username: 'ada',
      password: 'engine-1843',
      createdAt: '2026-11-19T14:05:00Z',
      agreedToTerms: true,
      agreedToTermsDate: '2026-11-19T14:05:00Z',
    });
  },
});

/**
 * The account could not be created: a message, the terms still open and checked, and a second try.
 */
// @requirement 8.signup.failed
export const CreationFailed = meta.story({
  tags: ['behavior'],
  args: { onCreate: fn(() => Promise.reject(new Error('no room'))) },
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    await accept(userEvent);
    await expect(await toast('Account Creation Failed')).toBeInTheDocument();
    await userEvent.click(await button('Accept and Create Account'));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2));
  },
});

/** The whole flow, to the end of the tour. */
// @requirement 4.signup.to-tour
export const WholeWay = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    await accept(userEvent);
    await expect(await screen.findByText('Step 1 of 5', { selector: 'span' })).toBeInTheDocument();
    for (let step = 1; step < 5; step += 1) await userEvent.click(await button('Next'));
    await userEvent.click(await button('Start My Journey'));
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await expect(args.delay).toHaveBeenNthCalledWith(1, 1000);
    await expect(args.delay).toHaveBeenNthCalledWith(2, 2000);
  },
});

/** The tour is skipped. */
export const TourSkipped = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await openTerms(userEvent);
    await accept(userEvent);
    await userEvent.click(await button('Skip'));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** With another brand, on a phone: the page as a partner’s visitor sees it. */
// @requirement 2.signup.heading
export const PartnerBrand = meta.story({
  globals: { brand: 'penny-wise', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Penny Wise');
  },
});

/** A partner’s texts, without cards. */
export const Partner = meta.story({
  globals: { brand: 'penny-wise' },
  args: {
    content: {
      hero: { title: 'Become a member', description: 'Membership is free.', start: 'Sign Up' },
      features: null,
      form: { title: 'Your membership', submit: 'Become a Member' },
      terms: {
        words: { title: 'Bylaws', accept: 'I Agree' },
        parts: [{ id: 'bylaws', title: 'Bylaws', summary: 'One member, one vote.', sections: [] }],
      },
      success: { title: 'You are a member', message: 'See you at the meeting.' },
      tour: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Become a member');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** A bar above the page, a column beside it and a line below it. */
export const Slots = meta.story({
  args: {
    slots: {
      header: <Text align="center">Members get their first month free.</Text>,
      aside: (
        <Card>
          <Text>Your branch: Main Street, Montpelier</Text>
        </Card>
      ),
      footer: (ours) => (
        <>
          {ours}
          <Text align="center">Penny Wise Credit Union</Text>
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Members get their first month free.')).toBeVisible();
    await expect(canvas.getByText('Your branch: Main Street, Montpelier')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Free Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(canvas.getByText('Penny Wise Credit Union')).toBeVisible();
  },
});

/** A partner’s form and legal texts, and no tour: the success is the end. */
export const PartnerWay = meta.story({
  ...Partner.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Sign Up'));
    await dialog('Your membership');
    await fillIn(userEvent);
    await userEvent.click(await button('Become a Member'));
    await dialog('Bylaws');
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await button('I Agree'));
    await expect(await screen.findByText('You are a member')).toBeInTheDocument();
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
