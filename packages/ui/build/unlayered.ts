import postcss from 'postcss';

/**
 * The styles without cascade layers, for a page whose own reset has none and would win over them.
 *
 * The rules stand in the order of their layers, so that the cascade ends as it did with layers: no rule
 * of a lower layer is more specific than the rules that are meant to win over it.
 *
 * @param styles the sheet with its layers.
 * @throws Error if a layer is not named in the statement with which the sheet begins.
 */
export function unlayered(styles: string): string {
  const root = postcss.parse(styles);
  const first = root.first;
  if (first?.type !== 'atrule' || first.name !== 'layer' || first.nodes) {
    throw new Error('The sheet has to begin with the order of its layers.');
  }
  const order = first.params.split(',').map((name) => name.trim());
  first.remove();
  const layers = new Map(order.map((name) => [name, [] as postcss.ChildNode[]]));
  const rest: postcss.ChildNode[] = [];
  for (const node of root.nodes.slice()) {
    const rules = node.type === 'atrule' && node.name === 'layer' ? layers.get(node.params) : rest;
    if (!rules) throw new Error(`The sheet does not say where the layer of "${String(node)}" is.`);
    if (rules === rest) rest.push(node);
    else rules.push(...((node as postcss.AtRule).nodes ?? []));
  }
  const flat = postcss.root({ nodes: [...rest, ...[...layers.values()].flat()] });
  flat.walkAtRules('layer', (rule) => {
    throw rule.error('A layer within another rule cannot be taken away.');
  });
  return flat.toString();
}
