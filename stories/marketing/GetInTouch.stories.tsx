import { ContactForm, GetInTouch, Skeleton } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/GetInTouch',
  component: GetInTouch,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Says how to reach the people behind the product: an address with a form beside it. A section of the landing page.',
      instead: [
        ['ContactForm', 'to use the form without the section'],
        ['Link', 'to put an address in a sentence'],
      ],
      dos: [
        'Pass `ContactForm` as children, or a `Skeleton` of its height while the form loads.',
        'Give an address that a person reads.',
      ],
      donts: [
        'Do not leave out the address because there is a form: some people prefer their own email.',
        'Do not put two forms in it.',
      ],
      accessibility: [
        'The section is a landmark named by its level 2 heading.',
        'The address is an address element, and its link opens the email app.',
        'A long address wraps instead of widening the page.',
      ],
    }),
  },
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

/** The form is still loading. */
export const FormLoading = meta.story({
  args: { children: <Skeleton shape="block" height="20rem" /> },
});

/** The whole section. */
export const Matrix = meta.story({ tags: ['matrix'] });
