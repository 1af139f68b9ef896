import { Inline, Stack, Table, Text, type TableColumn } from '@dime-time/ui';
import type { ContrastRow, MeasuredColor } from './measureBrand.ts';
import * as styles from './BrandStudio.css.ts';

const COLUMNS: readonly TableColumn<ContrastRow>[] = [
  { id: 'what', header: 'Where', cell: ({ what }) => what, rowHeader: true },
  { id: 'least', header: 'At least', cell: ({ least }) => `${least}:1` },
  {
    id: 'light',
    header: 'In light',
    cell: ({ light, least }) => <Measured color={light} least={least} />,
  },
  {
    id: 'dark',
    header: 'In dark',
    cell: ({ dark, least }) => <Measured color={dark} least={least} />,
  },
];

/** What each color comes to in both themes, its contrast, and whether it was changed to reach it. */
export function BrandContrasts({ rows }: { rows: readonly ContrastRow[] }) {
  return (
    <Table
      caption="Measured contrasts"
      density="compact"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ what }) => what}
    />
  );
}

function Measured({ color, least }: { color: MeasuredColor; least: number }) {
  const { given, shown, ratio } = color;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <span aria-hidden="true" className={styles.swatch} style={{ background: shown }} />
        <span className={styles.code}>{shown}</span>
        <span>{ratioText(ratio)}</span>
      </Inline>
      {ratio < least ? (
        <Text size="s" tone="negative">
          below {least}:1
        </Text>
      ) : null}
      {isChanged(color) ? (
        <Text size="s" tone="muted">
          changed from {given}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Rounded down, so that it never overstates the contrast. */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

function isChanged({ given, shown }: MeasuredColor): boolean {
  return given.toLowerCase() !== shown.toLowerCase();
}

/** The table in a sentence. */
export function contrastText(rows: readonly ContrastRow[]): string {
  const colors = rows.flatMap(({ least, light, dark }) => [
    { ...light, least },
    { ...dark, least },
  ]);
  const low = colors.filter(({ ratio, least }) => ratio < least).length;
  // The lines are measured on two grounds.
  const changed = new Set(colors.filter(isChanged).map(({ given, shown }) => given + shown)).size;
  const reached =
    low === 0
      ? 'Every contrast is reached'
      : `${low} ${low === 1 ? 'contrast is' : 'contrasts are'} too low`;
  if (changed === 0) return `${reached}, with no color changed.`;
  return `${reached}, with ${changed} ${changed === 1 ? 'color' : 'colors'} changed.`;
}
