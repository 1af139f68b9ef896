import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { docsPath } from './exportsOfUi.ts';
import type { Guide } from './guide.ts';
import { folderOfExport } from './uiFolders.ts';
import { Words } from './Words.tsx';

/** When to use a component, what to use instead, do and don’t, and its accessibility. */
export function DocsGuide({ guide }: { guide: Guide }) {
  const { use, instead = [], dos, donts, accessibility } = guide;
  return (
    <>
      <Heading>When to use it</Heading>
      <Part>
        <p>
          <Words text={use} />
        </p>
        {instead.length === 0 ? null : <Instead neighbours={instead} />}
      </Part>
      <Heading>Do and don’t</Heading>
      <Part>
        <div className="docs-advice">
          <Advice title="Do" sign="✓" sentences={dos} />
          <Advice title="Don’t" sign="✕" sentences={donts} />
        </div>
      </Part>
      <Heading>Accessibility</Heading>
      <Part>
        <ul>
          {accessibility.map((sentence) => (
            <li key={sentence}>
              <Words text={sentence} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Instead({ neighbours }: { neighbours: NonNullable<Guide['instead']> }) {
  return (
    <ul className="docs-instead">
      {neighbours.map(([component, when]) => (
        <li key={component}>
          Use instead: <ToComponent name={component} />, <Words text={when} />.
        </li>
      ))}
    </ul>
  );
}

/** One part of the guide, in our own look. */
function Part({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="docs-guide">{children}</div>
    </Unstyled>
  );
}

interface AdviceProps {
  title: string;
  sign: string;
  sentences: readonly string[];
}

function Advice({ title, sign, sentences }: AdviceProps) {
  return (
    <section className="docs-advice-side" data-side={title === 'Do' ? 'do' : 'dont'}>
      <p className="docs-advice-title">
        <span aria-hidden="true">{sign}</span> {title}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Words text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a component, as a link to its page. */
function ToComponent({ name }: { name: string }) {
  const folder = folderOfExport(name);
  if (!folder) return <code>{name}</code>;
  return (
    <AnchorMdx href={docsPath(folder)} target="_self">
      {name}
    </AnchorMdx>
  );
}
