import { Legal } from '@dime-time/ui/screens/Legal';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Legal',
  component: Legal,
  args: { contactEmail: 'help@dimetime.example' },
});

/** The four texts. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Legal Information');
    for (const name of [
      'Financial Risk Disclosure',
      'Terms of Service',
      'Privacy Policy',
      'Regulatory Notice',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'help@dimetime.example' })).toHaveAttribute(
      'href',
      'mailto:help@dimetime.example',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Without an address, the contact form on the home page is named. */
export const NoAddress = meta.story({ args: { contactEmail: '' } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
