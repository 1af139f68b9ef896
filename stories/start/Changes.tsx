import { Fragment } from 'react';
import library from 'virtual:component-facts';
import { byComponent } from '../../.storybook/facts/byComponent.ts';
import type { Change } from '../../.storybook/facts/changes.ts';
import type { LibraryFacts } from '../../.storybook/facts/facts.ts';
import { Words } from '../../.storybook/Words.tsx';

const { changes, components } = library as LibraryFacts;
const NAMES = new Set(components.map(({ name }) => name));
const KINDS = ['major', 'minor', 'patch'] as const;

/** Every change of the library, by its version, kind and component. */
export function Changes() {
  const versions = [...new Set(changes.map(({ version }) => version))];
  return versions.map((version) => (
    <section key={version}>
      <h2>{version === 'next' ? 'Next release' : version}</h2>
      {KINDS.map((kind) => (
        <OfKind
          key={kind}
          kind={kind}
          changes={changes.filter((item) => item.version === version && item.kind === kind)}
        />
      ))}
    </section>
  ));
}

function OfKind({ kind, changes: ofKind }: { kind: string; changes: readonly Change[] }) {
  if (ofKind.length === 0) return null;
  return (
    <>
      <h3>{kind[0]?.toUpperCase() + kind.slice(1)}</h3>
      {byComponent(
        ofKind.flatMap(({ blocks }) => blocks),
        NAMES,
      ).map(([name, blocks]) => (
        <Fragment key={name}>
          <h4>{name}</h4>
          <ul>
            {blocks.map((block) => (
              <li key={block}>
                <Words text={block} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
