import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import library from 'virtual:component-facts';
import type { ComponentFacts, LibraryFacts } from './facts/facts.ts';
import { FactList } from './FactList.tsx';
import { Words } from './Words.tsx';

const factsByName = new Map(
  (library as LibraryFacts).components.map((facts) => [facts.name, facts]),
);

/** The facts of one component, from the sources of the library. */
export default function DocsFacts({ name }: { name: string }) {
  const facts = factsByName.get(name);
  if (!facts) return null;
  return (
    <Unstyled>
      <FactList facts={facts} />
      <Details facts={facts} />
    </Unstyled>
  );
}

function Details({ facts }: { facts: ComponentFacts }) {
  const { changes, parts, tokens, uses, usedBy, accessibility } = facts;
  return (
    <div className="docs-facts-lists">
      <List title="Changes" items={changes}>
        <ul>
          {changes.map(({ version, kind, text }) => (
            <li key={text}>
              {version === 'next' ? 'Next release' : version}, {kind}: <Words text={text} />
            </li>
          ))}
        </ul>
      </List>
      <List title="Parts" items={parts}>
        <Joined items={parts.map((part) => [part, <code key={part}>{part}</code>])} />
      </List>
      <List title="Tokens" items={tokens}>
        <Joined items={tokens.map((token) => [token, <code key={token}>{token}</code>])} />
      </List>
      <List title="Uses" items={uses}>
        <Joined items={uses.map((name) => [name, <ToFacts key={name} name={name} />])} />
      </List>
      <List title="Used by" items={usedBy}>
        <Joined items={usedBy.map((name) => [name, <ToFacts key={name} name={name} />])} />
      </List>
      <List title="Accessibility review" items={accessibility.checks}>
        <p>
          {accessibility.date}. {accessibility.method} On every change:
        </p>
        <ul>
          {accessibility.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </List>
    </div>
  );
}

interface ListProps {
  title: string;
  items: readonly unknown[];
  children: ReactNode;
}

/** A list that opens; without items, there is none. */
function List({ title, items, children }: ListProps) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({items.length})
      </summary>
      {children}
    </details>
  );
}

function Joined({ items }: { items: readonly (readonly [key: string, shown: ReactNode])[] }) {
  return (
    <p>
      {items.map(([key, shown], index) => (
        <Fragment key={key}>
          {index > 0 ? ', ' : null}
          {shown}
        </Fragment>
      ))}
    </p>
  );
}

function ToFacts({ name }: { name: string }) {
  return (
    <AnchorMdx href={factsByName.get(name)?.docs ?? ''} target="_self">
      {name}
    </AnchorMdx>
  );
}
