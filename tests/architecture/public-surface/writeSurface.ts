import type { Entry, Export } from './readSurface.ts';

/** What a reviewer should see of what was read: a name a line, the props of a component under it. */
export function writeSurface(entries: readonly Entry[]): string {
  const shown = new Set<string>();
  return entries.map((entry) => writeEntry(entry, shown)).join('\n');
}

function writeEntry({ path, exports }: Entry, shown: Set<string>): string {
  const lines = exports.flatMap((item) => {
    const id = `${item.file} ${item.name}`;
    const again = shown.has(id);
    shown.add(id);
    return [`  ${item.kind} ${item.name}`, ...(again ? [] : writeProps(item))];
  });
  return `${path}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function writeProps({ props, ref, host }: Export): string[] {
  const lines = props.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`);
  if (ref) lines.push('+ ref');
  if (host) lines.push('+ the attributes of its element');
  return lines.map((line) => `      ${line}`);
}
