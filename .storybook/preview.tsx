import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { BRAND_MENU } from './brands.tsx';
import { DocsPage } from './DocsPage.tsx';
import './docsFrames.ts';
import { DocsTheme } from './DocsTheme.tsx';
import { inDarkToo } from './inDarkToo.ts';
import { isLook } from './looks.ts';
import { isOutsidePlay } from './isOutsidePlay.ts';
import { LOCALES } from './locales.ts';
import { mocksOnDemand } from './mocksOnDemand.ts';
import { modes } from './modes.ts';
import { plainArgTypes } from './plainArgTypes.ts';
import { failOnInteraction } from './failOnInteraction.ts';
import { failOnSentenceCase } from './failOnSentenceCase.ts';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx';
import './preview.css';

// The controls serialize args as JSON, which does not support the bigint of a token quantity.
Object.defineProperty(BigInt.prototype, 'toJSON', {
  configurable: true,
  value(this: bigint) {
    return String(this);
  },
});

// Longer than a message stays, and than a busy machine takes, for which the default second is too
// short. Only a failing story waits this long.
configure({ asyncUtilTimeout: 15_000 });

let watches: ReturnType<typeof failOnConsoleError>[] = [];

/** Throws what must not be on the page of a story, and what it did by now and must not do. */
function refuse({ globals }: { globals: Readonly<Record<string, unknown>> }): void {
  for (const { check } of watches) check();
  // Other languages write titles by rules of their own.
  if (globals['locale'] === 'en-US') failOnSentenceCase(document);
}

export default definePreview({
  addons: [addonDocs(), inDarkToo(refuse), addonA11y(), mocksOnDemand()],
  tags: ['autodocs'],
  argTypesEnhancers: [plainArgTypes],
  parameters: {
    // Passed checks are not reported by element; only failures are read.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: DocsPage,
      container: DocsTheme,
      toc: { headingSelector: 'h2, h3' },
      // The frame of a story has its own padding and ground.
      canvas: { layout: 'fullscreen' },
      // Generated at build time by showCode; generating it from the rendered story would block the
      // page for long lists.
      source: { type: 'code', language: 'tsx' },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Start',
          ['Designer', 'Engineer', 'Reviewer', 'What changed'],
          'Guides',
          [
            'Running the server',
            'Environment variables',
            'Deploying and backups',
            'Commands',
            'Contributing',
            'Where is it',
            'Testing',
            'Style',
          ],
          'Foundations',
          'Primitives',
          'Money',
          'Charts',
          'Debts',
          'Transactions',
          'Round-ups',
          'Banking',
          'Crypto',
          'Token',
          'Insights',
          'Dashboard',
          'Notifications',
          'Account',
          'Marketing',
          'Shell',
          'Screens',
          'Flows',
          'Decisions',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    contrast: 'standard',
    brand: 'dime-time',
    dir: 'ltr',
    locale: 'en-US',
    motion: 'full',
    place: 'full',
  },
  globalTypes: {
    theme: {
      description: 'Appearance',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'standard', title: 'Standard contrast' },
          { value: 'more', title: 'More contrast' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [...BRAND_MENU],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: Object.entries(LOCALES).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    dir: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    place: {
      description: 'Width of its place',
      toolbar: {
        title: 'Place',
        icon: 'component',
        items: [
          { value: 'full', title: 'Full width' },
          { value: '280px', title: '280 px, a sidebar' },
          { value: '360px', title: '360 px, a phone' },
          { value: '480px', title: '480 px, a narrow column' },
          { value: '720px', title: '720 px, a column of text' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) =>
      // A story of the provider has its own, because two on one page would both render the toasts.
      parameters['bringsProvider'] === true ? (
        <Story />
      ) : (
        <StoryFrame
          brand={globals['brand'] as StoryFrameProps['brand']}
          theme={globals['theme'] as StoryFrameProps['theme']}
          contrast={globals['contrast'] as StoryFrameProps['contrast']}
          dir={globals['dir'] as StoryFrameProps['dir']}
          locale={globals['locale'] as StoryFrameProps['locale']}
          motion={globals['motion'] as StoryFrameProps['motion']}
          place={globals['place'] as StoryFrameProps['place']}
          padded={parameters['layout'] !== 'fullscreen'}
        >
          <Story />
        </StoryFrame>
      ),
  ],
  beforeEach: (context) => {
    const { globals, parameters, tags, viewMode } = context;
    // The text of a docs page is English; a story on it has its own language in StoryFrame.
    document.documentElement.lang = viewMode === 'docs' ? 'en-US' : String(globals['locale']);
    watches = [failOnConsoleError(parameters['mocked'] === true, isOutsidePlay(context))];
    // A matrix story may open what it shows.
    if (isLook({ tags }) && !tags.includes('matrix')) watches.push(failOnInteraction(document));
    const begun = watches;
    return () => {
      for (const { restore } of begun) restore();
    };
  },
  afterEach: refuse,
});
