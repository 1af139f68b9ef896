import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { bundledUpFront } from './bundledUpFront.ts';
import { declaredType } from './declaredType.ts';
import { showCode } from './showCode/showCode.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // The text of a story, with its test, is not shown: `showCode` makes the code of a partner.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The worker of the mocks must lie at the top, from where it answers the stories of whole pages.
  staticDirs: ['./public', '../mocks/public'],
  // A designer looks at looks, and may choose the tag to see behavior, too.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  env: (env) => ({ ...env, VITE_API_MODE: 'mock' }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads the sentence and the @default of every prop from TSDoc, where they are written once.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => {
        // The parser has no other place where a type may be named.
        prop.type.name = declaredType(prop);
        return !prop.parent?.fileName.includes('node_modules');
      },
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [showCode(), react(), vanillaExtractPlugin()],
      resolve: { conditions: ['dime-time-source', ...defaultClientConditions] },
      optimizeDeps: { include: bundledUpFront },
      // A story pulls in the whole library; the warning about chunk size is about apps.
      build: { chunkSizeWarningLimit: 4000 },
    }),
});
