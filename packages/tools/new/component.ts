import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headingOf } from '../../../.storybook/exportsOfUi.ts';
import { partName } from '../../ui/build/componentParts.ts';
import { insertSorted, newFile, readText, UsageError, type Change } from './changes.ts';

const UI = 'packages/ui/src';

/** Folders of ui without components of their own. */
const WITHOUT_COMPONENTS = ['internal', 'theme'];

/** The files of a new component of ui: component, styles, test, stories and its two exports. */
export function newComponent(root: string, subject: string, name: string): Change[] {
  const subjects = readdirSync(join(root, UI), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_COMPONENTS.includes(entry.name))
    .map((entry) => entry.name);
  if (!subjects.includes(subject)) {
    throw new UsageError(`The subject is one of: ${subjects.join(', ')}.`);
  }
  if (!/^(?:[A-Z][a-z0-9]*)+$/.test(name)) {
    throw new UsageError(`A component is named like DebtBadge, not ${name}.`);
  }
  const folder = `${UI}/${subject}/${name}`;
  const subjectIndex = `${UI}/${subject}/index.ts`;
  const libraryIndex = `${UI}/index.ts`;
  return [
    newFile(root, `${folder}/${name}.tsx`, componentText(name)),
    newFile(root, `${folder}/${name}.css.ts`, STYLES),
    newFile(root, `${folder}/${name}.test.tsx`, testText(name)),
    newFile(root, `stories/${subject}/${name}.stories.tsx`, storiesText(subject, name)),
    { path: subjectIndex, text: withExport(readText(root, subjectIndex), name) },
    { path: libraryIndex, text: withNames(readText(root, libraryIndex), subject, name) },
  ];
}

/** The index of a subject with a statement for the component, in the order of the modules. */
function withExport(index: string, name: string): string {
  const statements = index.split(/(?<=;)\s*\n/).filter((statement) => statement.trim() !== '');
  const statement = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`;
  const moduleOf = (text: string) => / from '([^']+)'/.exec(text)?.[1]?.toLowerCase() ?? '';
  return `${insertSorted(statements, statement, moduleOf).join('\n')}\n`;
}

/** The index of the library with the names of the component under its subject. */
function withNames(index: string, subject: string, name: string): string {
  const statement = new RegExp(`export \\{([^}]*)\\} from '\\./${subject}/index\\.ts';`);
  const names = statement.exec(index)?.[1];
  if (names === undefined) throw new UsageError(`${UI}/index.ts does not export ${subject}.`);
  const items = names.split(',').map((item) => item.trim());
  const keyOf = (item: string) => item.replace(/^type /, '').toLowerCase();
  const withName = [name, `type ${name}Props`].reduce(
    (all, item) => insertSorted(all, item, keyOf),
    items.filter((item) => item !== ''),
  );
  return index.replace(
    statement,
    () => `export { ${withName.join(', ')} } from './${subject}/index.ts';`,
  );
}

const STYLES = `
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ padding: tokens.space[4] });
`;

const componentText = (name: string) => `
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends HostProps<'div', 'children'> {
  /** The content. */
  children: ReactNode;
}

/** Shows its content. */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}(
  { children, className, ...rest },
  ref,
) {
  return (
    <div
      data-part="${partName(name)}"
      {...rest}
      ref={ref}
      className={classes(styles.root, className)}
    >
      {children}
    </div>
  );
});
`;

const testText = (name: string) => `
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('renders its content', () => {
  expect(renderToStaticMarkup(<${name}>Content</${name}>)).toContain('Content');
});
`;

const storiesText = (subject: string, name: string) => `
import { ${name} } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: '${headingOf(subject)}/${name}',
  component: ${name},
  args: { children: 'Content' },
  parameters: {
    guide: guide({
      use: 'Say when to use it, in one or two sentences.',
      instead: [['Card', 'to group content without a meaning of its own']],
      dos: ['Say what makes it work well, in full sentences.'],
      donts: ['Say what to avoid, in full sentences.'],
      accessibility: ['Say what assistive technology and the keyboard get.'],
    }),
  },
});

/** With its content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({ tags: ['matrix'] });
`;
