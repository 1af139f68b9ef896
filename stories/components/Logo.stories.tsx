import { Logo, UiProvider, dimeTimeBrand } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const SIZES = ['s', 'm', 'l', 'xl'] as const;

const meta = preview.meta({ title: 'Components/Logo', component: Logo });

/** The mark alone carries the product's name for assistive technology. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dime Time' })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { size: 'l', withName: true } });

/** With the name written beside it, the mark is decoration. */
export const WithName = meta.story({
  args: { withName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dime Time')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Every size, with and without the name. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {SIZES.map((size) => (
        <div key={size} style={{ display: 'flex', gap: 48, alignItems: 'center' }}>
          <Logo size={size} />
          <Logo size={size} withName />
        </div>
      ))}
    </div>
  ),
});

/** A partner's name and colour. */
export const OtherBrand = meta.story({
  args: { withName: true, size: 'l' },
  globals: { brand: 'penny-wise' },
});

/** A name without end is cut, and does not push the page wide. */
export const LongName = meta.story({
  render: (args) => (
    <UiProvider theme="light" brand={{ ...dimeTimeBrand, productName: LONG_NAME }}>
      <div style={{ maxInlineSize: 240, display: 'flex' }}>
        <Logo {...args} />
      </div>
    </UiProvider>
  ),
  args: { withName: true },
  parameters: {
    // A name comes with a provider of its own, and with it a second region for toasts.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
});

/** On a dark page. */
export const Dark = meta.story({
  args: { withName: true, size: 'l' },
  globals: { theme: 'dark' },
});
