import { expect, test } from 'vitest';
import { publicFolders } from '../packages/ui/build/publicFolders.ts';
import { docsPath, uiFolder } from './exportsOfUi.ts';

const packageIndex = `export {
  Debts,
  LEVELS,
  QrCode,
  type QrCodeProps,
  type QrInput,
  qrGeometry,
  useQr,
} from './primitives/index.ts';
`;
const primitives = `export { LEVELS, qrGeometry } from './QrCode/QrCode.geometry.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export type { QrInput } from './QrCode/QrCode.types.ts';
export { useQr } from './QrCode/useQr.ts';
export { qrCache } from './QrCode/qrCache.ts';
export { BarRow } from './BarRow/BarRow.tsx';
`;
const debts = "export { Debts } from './Debts/Debts.tsx';\n";

const folders = publicFolders(packageIndex, { primitives, debts });

test('components and hooks are separate from functions and constants; types are left out', () => {
  expect(folders.map(uiFolder)).toContainEqual({
    heading: 'Primitives',
    name: 'QrCode',
    components: ['QrCode', 'useQr'],
    values: ['LEVELS', 'qrGeometry'],
  });
});

test('exports that only other subjects of the package use are left out', () => {
  expect(folders.map(({ name }) => name)).toEqual(['Debts', 'QrCode']);
  expect(JSON.stringify(folders)).not.toContain('qrCache');
});

test('a screen is distinguished from a component, and has its own page', () => {
  const [screen] = folders;
  expect(screen).toMatchObject({ subject: 'debts', kind: 'screens' });
  expect(screen && docsPath(uiFolder(screen))).toBe('?path=/docs/screens-debts--docs');
});
