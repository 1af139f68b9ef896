import type { ComponentFacts, LibraryFacts } from './facts.ts';

/**
 * Writes the facts as `llms.txt`, the index that coding agents read: a line for each component with
 * its page, its import and what it is.
 */
export function llmsText({ package: name, version, components }: LibraryFacts): string {
  const subjects = [...new Set(components.map(({ subject }) => subject))];
  return `# ${name} ${version}

> React components of Dime Time: props in, callbacks out. No component fetches, routes or reads a clock.
> Import each from the package itself, or from its own entry below; wrap the page in \`UiProvider\` and load
> \`${name}/styles.css\` once.

- [Facts of every component](components.json): status, since, size and its limit, parts, tokens, uses, changes
- [Use it on your site](index.html?path=/docs/foundations-use-it-on-your-site--docs)
- [Accessibility](index.html?path=/docs/foundations-accessibility--docs)

${subjects
  .map((subject) => {
    const lines = components.filter((item) => item.subject === subject).map(lineOf);
    return `## ${subject}\n\n${lines.join('\n')}\n`;
  })
  .join('\n')}`;
}

function lineOf(facts: ComponentFacts): string {
  const { name, docs, import: from, status, kib, limitKib, summary } = facts;
  const limit = limitKib === undefined ? '' : ` of at most ${limitKib}`;
  const mark = status === 'stable' ? '' : `, ${status}`;
  return `- [${name}](index.html${docs}) (\`${from}\`, ${kib} KiB${limit}${mark}): ${summary}`;
}
