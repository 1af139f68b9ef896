import { describe, expect, test } from 'vitest';
import { contractTokens } from './contractTokens.ts';
import { readSources } from './readSources.ts';
import { tokenUses } from './tokenUses.ts';

test('a token is found in each notation, once for a component', () => {
  const uses = tokenUses({
    'debts/DebtCard/DebtCard.tsx': "from './DebtCard.css.ts'",
    'debts/DebtCard/DebtCard.css.ts':
      "tokens.color.debt tokens.space[3] tokens.fontSize['2xl'] textSize('s')",
    'debts/DebtCard/Bar.css.ts': 'tokens.color.debt [within.roomy]: {}',
    'money/Money/Money.tsx': "import { Frame } from '../../internal/Frame/parts.tsx';",
    'internal/Frame/parts.tsx': "import * as styles from '../meter.css.ts';",
    'internal/meter.css.ts': "tokens.color.chart.grid; from '../theme/media.ts'; media.print",
  });
  expect(uses).toEqual({
    'color.debt': ['DebtCard'],
    'space.3': ['DebtCard'],
    'fontSize.2xl': ['DebtCard'],
    'fontSize.s': ['DebtCard'],
    'lineHeight.s': ['DebtCard'],
    'letterSpacing.s': ['DebtCard'],
    'within.roomy': ['DebtCard'],
    'color.chart.grid': ['Money'],
    'media.print': ['Money'],
  });
});

describe('the sources of the library', () => {
  const sources = readSources();
  const uses = tokenUses(sources);

  test('use only tokens of the contract', () => {
    const names = new Set(contractTokens.map(({ name }) => name));
    const used = Object.keys(uses).filter((name) => !/^(?:within|windowWidth|media)\./.test(name));
    expect(used.length).toBeGreaterThan(90);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  test('have a component for every use', () => {
    expect(Object.entries(uses).filter(([, components]) => components.length === 0)).toEqual([]);
    const all = new Set(Object.values(uses).flat());
    expect([...all].filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([]);
    expect(uses['color.chart.grid']).toContain('DebtTrendChart');
  });

  test('read tokens only in a notation that is found', () => {
    const notations = /\btokens\.\w+(?:\.\w+|\['\w+'\]|\[\d\])/g;
    const missed = Object.entries(sources).filter(([file, text]) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*|^import .*$/gm, '');
      return file.endsWith('.css.ts') && /\btokens\b/.test(code.replaceAll(notations, ''));
    });
    expect(missed.map(([file]) => file)).toEqual([]);
  });
});
