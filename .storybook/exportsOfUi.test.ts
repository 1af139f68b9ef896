import { expect, test } from 'vitest';
import { docsPath, readUiFolder } from './exportsOfUi.ts';

const index = `export { QrCode, type QrCodeProps } from './QrCode.tsx';
export {
  qrGeometry,
  LEVELS,
  type QrLevel,
} from './QrCode.geometry.ts';
export type { QrInput } from './QrCode.types.ts';
export { useQr } from './useQr.ts';
`;

test('components and hooks stand apart from functions and constants; types are left out', () => {
  expect(readUiFolder('../packages/ui/src/primitives/QrCode/index.ts', index)).toEqual({
    heading: 'Components',
    name: 'QrCode',
    from: '@dime-time/ui',
    components: ['QrCode', 'useQr'],
    values: ['qrGeometry', 'LEVELS'],
  });
});

test('a screen has an entry of its own', () => {
  const screen = readUiFolder('src/debts/Debts/index.ts', "export { Debts } from './Debts.tsx';");
  expect(screen.from).toBe('@dime-time/ui/screens/Debts');
  expect(docsPath(screen)).toBe('?path=/docs/screens-debts--docs');
});

test('another file is refused', () => {
  expect(() => readUiFolder('packages/ui/src/index.ts', index)).toThrow('packages/ui/src/index.ts');
});
