/**
 * Every package that stories reach in the browser.
 *
 * Vite bundles these before the first story. If it discovers one later, it reloads the page during
 * a test, which fails runs without a cache, such as all runs in CI.
 */
export const bundledUpFront = [
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  '@vanilla-extract/css',
  '@visx/curve',
  '@visx/scale',
  '@visx/shape',
  'jsqr',
  'lucide-react',
  'msw',
  'msw-storybook-addon/preview',
  'msw/browser',
  'msw/http',
  'qrcode',
  'radix-ui',
  'radix-ui/internal',
  'react',
  'react-aria',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'swr',
  'valibot',
  'wouter',
  'wouter/memory-location',
];
