import { dimeTimeBrand, Inline, Logo, Stack, UiProvider } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const SIZES = ['s', 'm', 'l', 'xl'] as const;

const meta = preview.meta({
  title: 'Primitives/Logo',
  component: Logo,
  parameters: {
    guide: guide({
      use: 'Shows the brand’s logo or mark; without one, a dime that is also a clock, with or without the name beside it.',
      instead: [
        ['CoinMark', 'to show a coin'],
        ['IconLink', 'to link to a destination'],
      ],
      dos: [
        'Set `logo` and `mark`, or the name and `logoColor`, in the `brand` of `UiProvider`: every logo follows.',
        'Use `withName` in a bar and above a form; use the mark alone if the name is nearby.',
        'Leave clear space around it, at least a quarter of its height.',
      ],
      donts: [
        'Do not color it by hand or put it on an image.',
        'Do not use it as a bullet or an icon.',
      ],
      accessibility: [
        'Without the name, it is an image named after the product; with the name, it is decorative.',
        'A `logo` or `mark` of the brand is an image named after the product.',
        'The outline of the coin is the brand’s logo color; the name uses the text color.',
        'A long name is truncated with an ellipsis and stays in the document.',
      ],
    }),
  },
});

/** The mark alone carries the product’s name for assistive technology; its outline is #5a56a8. */
// @requirement 2.navigation.name-and-logo 2.navigation.logo-color
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const mark = canvas.getByRole('img', { name: 'Dime Time' });
    await expect(mark).toBeVisible();
    const outline = mark.querySelector('circle');
    if (globals['theme'] === 'light') {
      await expect(outline).toHaveStyle({ stroke: 'rgb(90, 86, 168)' });
    }
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { size: 'l', withName: true } });

/** With the name beside it, the mark is decorative. */
// @requirement 2.navigation.name-and-logo
export const WithName = meta.story({
  args: { withName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dime Time')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Every size, with and without the name. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {SIZES.map((size) => (
        <Inline key={size} gap={8}>
          <Logo size={size} />
          <Logo size={size} withName />
        </Inline>
      ))}
    </Stack>
  ),
});

/** A partner’s name and color. */
export const OtherBrand = meta.story({
  args: { withName: true, size: 'l' },
  globals: { brand: 'penny-wise' },
});

/** A partner’s own logo, and its mark alone. */
export const OwnLogo = meta.story({
  args: { size: 'l' },
  globals: { brand: 'inkwell' },
  render: (args) => (
    <Inline gap={8}>
      <Logo {...args} />
      <Logo {...args} withName />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Inkwell' })).toHaveLength(2);
    await expect(canvas.queryByText('Dime Time')).toBeNull();
    const heights = [...canvasElement.querySelectorAll('[data-logo]')].map(
      (logo) => logo.getBoundingClientRect().height,
    );
    await expect(heights).toEqual([56, 56]);
  },
});

/** An endless name is truncated and does not widen the page. */
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
    // Another name needs another provider, which has a second region for toasts.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
});

/** On a dark page. */
export const Dark = meta.story({
  args: { withName: true, size: 'l' },
  globals: { theme: 'dark' },
});
