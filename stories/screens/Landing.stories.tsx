import { AppShell } from '@dime-time/ui';
import { Landing } from '@dime-time/ui/screens/Landing';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: {
    onContact: fn(() => Promise.resolve({ ok: true as const })),
    contactEmail: 'hello@dimetime.example',
    qrValue: 'https://dimetime.example/',
  },
});

/** What a visitor sees: seven sections in their order, and a way in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    // The form and the code are fetched after the first look.
    const arrives = (role: string, name: string | RegExp) =>
      canvas.findByRole(role, { name }, { timeout: 10_000 });
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
export const Playground = meta.story();

/** Without an address to encode there is no code and no caption. */
export const WithoutQr = meta.story({
  args: { qrValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Scan to visit')).toBeNull();
  },
});

/** Signed in: the shared navigation around it, and the way to the dashboard. */
export const SignedIn = meta.story({
  args: { signedIn: true },
  render: (args) => (
    <AppShell currentPath="/" user={{ name: 'Ada Byron' }} onLogout={fn()} bleed>
      <Landing {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: fits });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: fits });

/** Signed in on a phone: the footer ends above the tab bar. */
export const SignedInPhone = meta.story({
  ...SignedIn.input,
  globals: { viewport: { value: 'phone' } },
  play: fits,
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
