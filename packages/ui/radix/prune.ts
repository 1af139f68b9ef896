import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { Kind } from './keep.ts';
import { listed, producible } from './producible.ts';

export interface Pruned {
  /** The sheet that is left. */
  readonly css: string;
  /** The selectors that were dropped because nothing the library draws matches them. */
  readonly dropped: readonly string[];
}

/**
 * Keeps the rules of a sheet that can match what the library draws, and the variables that are read.
 *
 * @param css the whole sheet.
 * @param kinds the kinds of element the library draws.
 * @param isReadOutside whether a variable is read by the library's own styles.
 */
export function prune(
  css: string,
  kinds: readonly Kind[],
  isReadOutside: (variable: string) => boolean,
): Pruned {
  const root = postcss.parse(css);
  const dropped: string[] = [];
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept: string[] = [];
    for (const selector of listed(rule.selector)) {
      const line = selector.replaceAll(/\s+/g, ' ');
      if (producible(line, kinds)) kept.push(line);
      else dropped.push(line);
    }
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.join(', ');
  });
  dropUnreadVariables(root, isReadOutside);
  dropUnusedAtRules(root);
  dropEmpty(root);
  return { css: print(root), dropped: [...new Set(dropped)] };
}

/** Drops variables that no declaration or outside style reads, until no unread one is left. */
function dropUnreadVariables(root: Root, isReadOutside: (variable: string) => boolean): void {
  for (let isStable = false; !isStable;) {
    isStable = true;
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const name of variablesIn(value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (read.has(declaration.prop) || isReadOutside(declaration.prop)) return;
      declaration.remove();
      isStable = false;
    });
  }
}

/** The variables a value reads. */
export function variablesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Drops animations that no declaration names, and the faces of Radix' fonts: a brand has its own. */
function dropUnusedAtRules(root: Root): void {
  const values: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void values.push(value));
  const named = new Set(values.flatMap((value) => value.split(/[\s,]+/)));
  root.walkAtRules((rule: AtRule) => {
    if (rule.name === 'font-face') rule.remove();
    if (rule.name === 'keyframes' && !named.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // From the inside out, since a rule that loses its last child is empty itself.
  for (let isStable = false; !isStable;) {
    isStable = true;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      isStable = false;
    });
  }
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

/** One rule a line, so that a change of the list is a readable diff. */
function print(root: Root): string {
  const line = (node: Root['nodes'][number]): string => {
    if (node.type === 'decl') {
      const { prop, value, important } = node;
      return `${prop}: ${value.replaceAll(/\s+/g, ' ')}${important ? ' !important' : ''};`;
    }
    if (node.type === 'rule') return `${node.selector} { ${lines(node.nodes, ' ')} }`;
    if (node.type === 'atrule') {
      return `@${node.name} ${node.params} {\n${lines(node.nodes ?? [], '\n')}\n}`;
    }
    throw new RangeError(`A ${node.type} has no place in a sheet that was pruned.`);
  };
  const lines = (nodes: readonly Root['nodes'][number][], between: string) =>
    nodes.map(line).join(between);
  return `${lines(root.nodes, '\n')}\n`;
}
