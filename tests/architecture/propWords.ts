import type { Export } from './public-surface/readSurface.ts';

/** The word for each meaning, and the names it replaces. */
const WORDS: readonly (readonly [word: string, others: RegExp])[] = [
  ['options for choices, items for rows', /^(choices|tabs|rows|cards|list|data|entries)$/],
  ['words for several texts, …Label for one', /([lL]abels|[tT]exts|Word|[mM]essages)$/],
  ['open', /^(isOpen|opened|visible|show|shown|expanded)$/],
  ['onOpenChange', /^on(Close|Open|Cancel|Skip|Decline|Hide|Show|Toggle)$/],
  ['initial…', /^(start|preferred|initially)$/],
  ['pending for actions, loading for data', /^(retrying|busy|saving|sending|is(Pending|Loading))$/],
  ['disabled', /^(isDisabled|inactive|off|enabled)$/],
  ['tone for a meaning, variant for a look', /^(look|kind|color|appearance|intent|status)$/],
  ['ref', /^(\w+R|r)ef(erence)?$/],
  ['asOf, timeZone or today', /^(now|date|time|zone|tz|clock)$/],
  ['headingLevel', /^level$/],
  ['on… and the name of the prop', /^(handle|set)[A-Z]/],
];

/** Names that stand for what they say, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ActiveDebtsSkeleton rows': 'a number of rows',
  'Heading level': 'the heading itself',
  'SignUpDialog firstFieldRef': 'an element inside, beside the ref of the dialog',
  'Table rows': 'the rows of a table, beside its columns',
  'TransactionListSkeleton rows': 'a number of rows',
  'UiProvider clock': 'where the time comes from',
};

/** The steps of every scale; a component has a part of them. */
const SIZES = new Set(['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', 'hero', 'display', 'inherit']);

/** Components whose `open` nothing in them changes. */
const OPENED_BY_POINTING = new Set(['Tooltip']);

/** What is wrong with the props of a component, each with the word to write. */
export function wrongProps({ name, props }: Pick<Export, 'name' | 'props'>): string[] {
  const has = (prop: string) => props.some((each) => each.name === prop);
  const found = props.flatMap((prop) => {
    const id = `${name} ${prop.name}`;
    if (id in EXCEPTIONS) return [];
    return WORDS.filter(([, others]) => others.test(prop.name)).map(([word]) => `${id}: ${word}`);
  });
  const size = props.find((prop) => prop.name === 'size')?.type.split(' | ') ?? [];
  if (!size.every((step) => SIZES.has(step.replaceAll("'", '')))) {
    found.push(`${name} size: steps of the scale; width for pixels`);
  }
  if (has('onChange') && !has('value')) {
    found.push(`${name} onChange: only beside value; on…Change after the prop it reports`);
  }
  if (has('open') && !has('onOpenChange') && !OPENED_BY_POINTING.has(name)) {
    found.push(`${name} open: onOpenChange beside it`);
  }
  const words = props.find((prop) => prop.name === 'words');
  if (words && !/^(Partial<|Catalogue$)/.test(words.type)) {
    found.push(`${name} words: Partial, so that one text can be replaced alone`);
  }
  for (const time of ['asOf', 'timeZone', 'today']) {
    const prop = props.find((each) => each.name === time);
    if (prop && !prop.optional) found.push(`${name} ${time}: optional, by the provider’s clock`);
  }
  return found;
}

/** The exceptions that no component needs any more. */
export function unusedExceptions(components: readonly Export[]): string[] {
  const all = new Set(
    components.flatMap(({ name, props }) => props.map((p) => `${name} ${p.name}`)),
  );
  return Object.keys(EXCEPTIONS).filter((id) => !all.has(id));
}
