import { ContactForm, GetInTouch } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/GetInTouch',
  component: GetInTouch,
  parameters: { layout: 'fullscreen' },
  args: {
    contactEmail: 'hello@dimetime.example',
    children: <ContactForm onSubmit={fn(() => Promise.resolve({ ok: true as const }))} />,
  },
});

/** An address and a form. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Get in Touch' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@dimetime.example' })).toHaveAttribute(
      'href',
      'mailto:hello@dimetime.example',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a phone, with an address longer than the screen. */
export const Phone = meta.story({
  args: { contactEmail: `${LONG_NAME.slice(0, 60)}@dimetime.example` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
