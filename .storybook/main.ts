import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { statusOf } from '../stories/componentStatus.ts';
import { bundledUpFront } from './bundledUpFront.ts';
import { declaredType } from './declaredType.ts';
import { publicFoldersOfUi } from './facts/facts.ts';
import { factsModule } from './facts/factsModule.ts';
import { withTags } from './indexTags.ts';
import { showCode } from './showCode/showCode.ts';
import { pseudoWordsModule } from './pseudoWordsModule.ts';
import { tokenUsesModule } from './tokenUsesModule.ts';

const components = new Set(publicFoldersOfUi().map(({ name }) => name));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // The source of a story, including its test, is not shown: `showCode` generates the code for
    // partners.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
    '@storybook/addon-mcp',
  ],
  // The mock service worker must be at the root, so that its scope includes the stories of whole
  // pages.
  staticDirs: ['./public', '../mocks/public'],
  // Hides behavior stories in the sidebar unless the filter includes their tag.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    withTags(indexers, (name) => (components.has(name) ? statusOf(name) : undefined)),
  env: (env) => ({ ...env, VITE_API_MODE: 'mock' }),
  // Reads props for the manifest with the compiler, which follows more than the parser of the pages.
  features: { experimentalReactComponentMeta: true },
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
        // Types are renamed here, because the parser has no other hook for it.
        prop.type.name = declaredType(prop);
        return !prop.parent?.fileName.includes('node_modules');
      },
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        showCode(),
        tokenUsesModule(),
        factsModule(),
        pseudoWordsModule(),
        react(),
        vanillaExtractPlugin(),
      ],
      resolve: { conditions: ['dime-time-source', ...defaultClientConditions] },
      optimizeDeps: { include: bundledUpFront },
      // A story imports the whole library; the warning about chunk size is for apps.
      build: { chunkSizeWarningLimit: 4000 },
    }),
});
