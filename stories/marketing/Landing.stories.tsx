import { AppShell } from '@dime-time/ui';
import { Landing, Text } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core/money';
import { BookOpen, HandCoins, Users } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, fails, shows } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: Landing,
  parameters: {
    guide: guide({
      use: 'The public page: what the product is, what it is planned to become, and how to contact the team. It renders on a server without changes.',
      instead: [
        ['Hero', 'to show only its opening'],
        ['GetInTouch', 'to show only the contact section'],
      ],
      dos: [
        'Pass `qrValue` only if the page’s address is known; without it, there is no code and no caption.',
        'Set `signedIn` inside the app’s shell, which brings the bar and the main region.',
        'Write your own texts in `content`, by section; `null` leaves a section out. For another order, compose the sections yourself: each is a component.',
        'Return the result from `onContact`; the form shows it and keeps its text on a failure.',
      ],
      donts: [
        'Do not wrap it in a second main region for visitors.',
        'Do not move the form or the code into the first script: both load after the first paint, into space reserved for them.',
      ],
      accessibility: [
        'While signed out, it has a skip link, a banner, a main region and a footer.',
        'It has one h1, and a level 2 heading for each part; the QR code is an image named after its address.',
        'All seven sections can be read without a script.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    onContact: fn(() => Promise.resolve({ ok: true as const })),
    contactEmail: 'hello@dimetime.example',
    qrValue: 'https://dimetime.example/',
  },
});

/** What a visitor sees: seven sections in order, and a way to sign up. */
// @requirement 2.landing.order 2.landing.qr-caption
export const Default = meta.story({
  play: async ({ canvas }) => {
    // The form and the code load after the first paint.
    const arrives = (role: string, name: string | RegExp) => canvas.findByRole(role, { name });
    const signIn = canvas.getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/api/login');
    await expect(await arrives('button', 'Send Message')).toBeVisible();
    const marks = [
      canvas.getByRole('heading', { level: 1, name: '“Hello World”' }),
      await arrives('img', /^QR code/u),
      canvas.getByText('Scan to visit'),
      canvas.getByRole('heading', { name: 'Round-Up Technology' }),
      canvas.getByRole('heading', { name: 'Business Projections' }),
      canvas.getByRole('heading', { name: 'Development Achievement' }),
      canvas.getByRole('heading', { name: 'Get in Touch' }),
      canvas.getByRole('contentinfo'),
    ];
    for (const [index, mark] of marks.entries()) {
      const next = marks[index + 1];
      if (!next) continue;
      const order = mark.compareDocumentPosition(next);
      await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { signedIn: false, signInHref: '/api/login', dashboardHref: '/dashboard' },
});

/** Without an address to encode, there is no code and no caption. */
// @requirement 2.landing.qr-optional
export const WithoutQr = meta.story({
  args: { qrValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Scan to visit')).toBeNull();
  },
});

/** Signed in: the shared navigation around it, and a link to the dashboard. */
export const SignedIn = meta.story({
  args: { signedIn: true },
  render: (args) => (
    <AppShell currentPath="/" user={{ name: 'Ada Byron' }} onLogout={fn()} bleed>
      <Landing {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  // The code is not clipped: its box is not narrower.
  const code = await screen.findByRole('img', { name: /^QR code of/ });
  await expect(code.parentElement?.getBoundingClientRect().width).toBe(
    code.getBoundingClientRect().width,
  );
};

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: fits });

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } }, play: fits });

/** Signed in on a phone: the footer ends above the tab bar. */
export const SignedInPhone = meta.story({
  ...SignedIn.input,
  globals: { viewport: { value: 'phone' } },
  play: fits,
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The message could not be sent: the toast says so, and the text stays. */
export const ContactFailed = meta.story({
  tags: ['behavior'],
  args: { onContact: fails() },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, 'Ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.test');
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello{Tab}{Enter}');
    await shows('Failed to send message. Please try again.');
    await expect(name).toHaveValue('Ada');
  },
});

/** An endless address and code, on a phone. */
export const Extreme = meta.story({
  args: {
    contactEmail: `${LONG_NAME.slice(0, 120)}@dimetime.example`,
    qrValue: `https://dimetime.example/${'path/'.repeat(60)}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: fits,
});

/** With another brand. */
export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** A partner’s own texts, figures, example and footer, without its business plan. */
export const Partner = meta.story({
  globals: { brand: 'penny-wise' },
  args: {
    contactEmail: 'hello@penny-wise.example',
    qrValue: 'https://penny-wise.example/',
    content: {
      links: { start: 'Become a Member' },
      hero: {
        heading: 'Pay it off with pennies',
        lead: 'The credit union that rounds up.',
        proof: [{ figure: '12,400', label: 'members' }],
        example: { purchases: [{ merchant: 'Diner', amount: cents(1120) }] },
      },
      scan: { title: 'Open it on your phone' },
      features: {
        title: 'What members get',
        lead: 'Three things, and no fees.',
        features: [
          { title: 'Round-ups', description: 'Every purchase pays a bit off.', icon: HandCoins },
          { title: 'Advice', description: 'A person, not a bot.', icon: Users },
          { title: 'Classes', description: 'Free, every Tuesday.', icon: BookOpen },
        ],
      },
      projections: null,
      achievements: null,
      contact: { title: 'Talk to us', lead: 'Or visit a branch.', form: { send: 'Write to Us' } },
      footer: { copyright: '© Penny Wise Credit Union', founder: null, badge: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('pennies');
    await expect(canvas.getByRole('link', { name: 'Become a Member' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'An example day' })).toHaveTextContent(
      '+$0.80',
    );
    await expect(await canvas.findByRole('button', { name: 'Write to Us' })).toBeVisible();
    for (const ours of [/Founder/, /Veteran/, /\$100M/, /\$47/, /Dime Time/, /pitch deck/]) {
      await expect(canvas.queryByText(ours)).toBeNull();
    }
  },
});

/** A bar and a footer of the site around it, in place of ours. */
export const Slots = meta.story({
  args: {
    slots: {
      header: (ours) => (
        <>
          <Text align="center">Branches are closed on May 4.</Text>
          {ours}
        </>
      ),
      footer: <footer>Penny Wise Credit Union, Montpelier</footer>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Branches are closed on May 4.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Montpelier');
  },
});

/** Complete, including what loads after the first paint. */
export const Matrix = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send Message' });
    await expect(await canvas.findByRole('img', { name: /^QR code/u })).toBeVisible();
  },
});
