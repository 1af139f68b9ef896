import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentReach } from './componentReach.ts';
import { readPublicFolders } from './entries.ts';
import { publicFolders } from './publicFolders.ts';
import { readIndexes, readSources } from './readSources.ts';

const debts = "export { DebtCard } from './DebtCard/DebtCard.tsx';\n";
const primitives = `export { Button } from './Button/Button.tsx';
export { Card, type CardTone } from './Card/Card.tsx';
export { Text } from './Text/Text.tsx';
`;
const indexes = { debts, primitives };
const folders = publicFolders(
  "export { DebtCard } from './debts/index.ts';\nexport { Button, Card, Text } from './primitives/index.ts';\n",
  indexes,
);

test('a component uses what its modules import, also later and through shared parts', () => {
  const reach = componentReach(
    folders,
    {
      'debts/DebtCard/DebtCard.tsx': `import { Card, type Text } from '../../primitives/index.ts';
import type { Button } from '../../primitives/index.ts';
import { Rows } from '../Rows.tsx';`,
      'debts/Rows.tsx': "const load = () => import('../primitives/Text/Text.tsx');",
      'primitives/Card/Card.tsx': "import { frame } from './frame.ts';",
      'primitives/Text/Text.tsx': '',
    },
    indexes,
  );
  expect(Object.entries(reach).map(([name, { uses }]) => [name, uses])).toEqual([
    ['DebtCard', ['Card', 'Text']],
    ['Button', []],
    ['Card', []],
    ['Text', []],
  ]);
  expect(reach['DebtCard']?.modules).toEqual(['debts/DebtCard/DebtCard.tsx', 'debts/Rows.tsx']);
});

test('the components of the library use each other as their sources import them', () => {
  const reach = componentReach(
    readPublicFolders(join(import.meta.dirname, '../src')),
    readSources(),
    readIndexes(),
  );
  expect(reach['DebtCard']?.uses).toEqual(
    expect.arrayContaining(['Button', 'Card', 'Money', 'PaymentBoost', 'ProgressMeter']),
  );
  expect(reach['DebtCard']?.uses).not.toContain('DebtCard');
  expect(reach['Dashboard']?.uses).toContain('SummaryCards');
  expect(reach['Stack']?.uses).toEqual([]);
});
