import type { ReactNode } from 'react';
import type { ComponentFacts } from './facts/facts.ts';

export interface FactListProps {
  facts: Pick<ComponentFacts, 'status' | 'since' | 'kib' | 'limitKib' | 'accessibility' | 'design'>;
}

/** The facts of a component that fit in a line, and the way to it in the design tool. */
export function FactList({ facts }: FactListProps) {
  const { status, since, kib, limitKib, accessibility, design } = facts;
  return (
    <dl className="docs-facts">
      <Fact term="Status">
        <span data-status={status}>{status}</span>
      </Fact>
      <Fact term="Since">{since}</Fact>
      <Fact term="Size">
        {kib.toFixed(1)} KiB gzipped
        {limitKib === undefined ? null : `, limit ${limitKib.toFixed(1)}`}
      </Fact>
      <Fact term="Accessibility">checked automatically, {accessibility.date}</Fact>
      {design === undefined ? null : (
        <Fact term="Design">
          <a href={design}>Open in the design tool</a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
