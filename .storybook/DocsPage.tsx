import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Source,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { DocsGuide } from './DocsGuide.tsx';
import type { UiFolder } from './exportsOfUi.ts';
import type { Guide } from './guide.ts';
import { isDrawn } from './looks.ts';
import { folderOfTitle } from './uiFolders.ts';
import './docs.css';

// The facts of all components are one file, which the page of a story does not need.
const DocsFacts = lazy(() => import('./DocsFacts.tsx'));

/**
 * The page of a story file: what the component is, how it looks, when to use it, its props, its states.
 *
 * A file without a component, like those of the foundations, shows its stories only.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter((story) => story.tags.includes('autodocs'));
  const looks = stories.filter(isDrawn);
  const example = looks.find((story) => story.name === 'Playground') ?? looks[0];
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const folder = folderOfTitle(preparedMeta.title);
  const described = preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <div className="docs-lead">
        <Description of="meta" />
      </div>
      {folder ? (
        <>
          <ImportLine folder={folder} />
          <Suspense>
            <DocsFacts name={folder.name} />
          </Suspense>
        </>
      ) : null}
      {described && example ? (
        <>
          <Canvas of={example.moduleExport} withToolbar />
          <details className="docs-try">
            <summary>Playground</summary>
            <Controls of={example.moduleExport} />
          </details>
        </>
      ) : null}
      {guide ? <DocsGuide guide={guide} /> : null}
      {described ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : null}
      {folder && folder.values.length > 0 ? <Beside folder={folder} /> : null}
      <Heading>Stories</Heading>
      {looks
        .filter((story) => !described || story !== example)
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
        ))}
    </>
  );
}

function ImportLine({ folder }: { folder: UiFolder }) {
  const { components } = folder;
  const line = `import { ${components.join(', ')} } from '@dime-time/ui';`;
  return <Source code={line} language="tsx" dark />;
}

/**
 * Functions and constants of the same folder: texts that a site may replace, the geometry of an
 * image.
 */
function Beside({ folder }: { folder: UiFolder }) {
  return (
    <Unstyled>
      <p className="docs-beside">
        Also exported:{' '}
        {folder.values.map((name, index) => (
          <span key={name}>
            {index > 0 ? ', ' : null}
            <code>{name}</code>
          </span>
        ))}
        .
      </p>
    </Unstyled>
  );
}
