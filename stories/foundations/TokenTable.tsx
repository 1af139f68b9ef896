import { classes } from '../../packages/ui/src/theme/classes.ts';
import { Heading, useToast } from '@dime-time/ui';
import { useId, type ReactNode } from 'react';
import { MODES, type Mode } from '../../packages/ui/build/modes.ts';
import { TokenPreview } from './TokenPreview.tsx';
import type { TokenRow } from './tokenRows.ts';
import { tokenText } from './tokenText.ts';
import type { TokenValues } from './TokenValues.tsx';
import * as styles from './TokenTable.css.ts';

const MODE_NAMES: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  'light-more-contrast': 'Light, more contrast',
  'dark-more-contrast': 'Dark, more contrast',
};

/** More than this many components are folded away. */
const SHOWN_USES = 3;

export interface TokenTableProps {
  /** The name of the section. */
  title: string;
  rows: readonly TokenRow[];
  values: TokenValues;
}

/**
 * Tokens with their values in every mode. In a narrow place, each row is a block. The elements of a
 * table would lose their roles there in some browsers, so the roles are written out.
 */
export function TokenTable({ title, rows, values }: TokenTableProps) {
  const heading = useId();
  return (
    <section>
      <Heading id={heading} level={2}>
        {title}
      </Heading>
      <div role="table" aria-labelledby={heading} className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.columns}>
            {['Token', ...MODES.map(({ name }) => MODE_NAMES[name]), 'Used in'].map((name) => (
              <div key={name} role="columnheader" className={styles.columnName}>
                {name}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {rows.map((row) => (
            <Row key={row.name} row={row} values={values} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Row({ row, values }: { row: TokenRow; values: TokenValues }) {
  const { name, variable, query, description, uses } = row;
  return (
    <div role="row" data-token={name} className={styles.row}>
      <div role="rowheader" data-wide="" className={styles.cell}>
        <Copy text={variable ? `var(${variable})` : name} className={styles.name}>
          {name}
        </Copy>
        {variable ? <div className={styles.code}>{variable}</div> : null}
        <div className={styles.detail}>{description}</div>
      </div>
      {query === undefined ? (
        <Values row={row} values={values} />
      ) : (
        <div role="cell" aria-colspan={MODES.length} data-modes="" className={styles.cell}>
          <Copy text={query} className={styles.value}>
            {query}
          </Copy>
        </div>
      )}
      <div role="cell" data-wide="" className={styles.cell}>
        <span className={styles.mode}>Used in</span>
        <Uses names={uses} />
      </div>
    </div>
  );
}

/** A cell for each mode, or one for all if the value is the same. */
function Values({ row, values }: { row: TokenRow; values: TokenValues }) {
  const all = MODES.map((mode) => ({ mode, css: values[mode.name]?.[row.variable ?? ''] ?? '' }));
  const isSame = new Set(all.map(({ css }) => css)).size === 1;
  if (isSame && row.group !== 'color' && row.group !== 'shadow') {
    const { text, detail } = tokenText(row.group, all[0]?.css ?? '');
    return (
      <div role="cell" aria-colspan={MODES.length} data-modes="" className={styles.cell}>
        <Copy text={text} className={styles.value}>
          {text}
        </Copy>{' '}
        <span className={styles.detail}>{detail ? `${detail}, ` : ''}in every mode</span>
        <TokenPreview row={row} />
      </div>
    );
  }
  return all.map(({ mode, css }) => {
    const { text } = tokenText(row.group, css);
    return (
      <div key={mode.name} role="cell" className={styles.cell}>
        <span className={styles.mode}>{MODE_NAMES[mode.name]}</span>
        <Copy text={text} className={row.group === 'shadow' ? styles.shadow : styles.value}>
          <Swatch row={row} mode={mode} css={css} values={values} />
          {text}
        </Copy>
      </div>
    );
  });
}

interface SwatchProps {
  row: TokenRow;
  mode: Mode;
  css: string;
  values: TokenValues;
}

/** A color or a shadow on the surface of its mode. */
function Swatch({ row, mode, css, values }: SwatchProps) {
  const ground = (name: string) => values[mode.name]?.[`--dt-color-${name}`];
  if (row.group === 'shadow') {
    const style = { background: ground('surfaceRaised'), boxShadow: css };
    return (
      <span aria-hidden="true" className={styles.page} style={{ background: ground('surface') }}>
        <span className={styles.lift} style={style} />
      </span>
    );
  }
  const style = { background: `linear-gradient(${css}, ${css}), ${ground('surface')}` };
  return <span aria-hidden="true" className={styles.swatch} style={style} />;
}

interface CopyProps {
  /** What is copied. */
  text: string;
  className: string;
  children: ReactNode;
}

/** Copies a text, and says so. */
function Copy({ text, className, children }: CopyProps) {
  const { notify } = useToast();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => notify({ title: 'Copied', description: text }),
      () => notify({ title: 'Not copied', description: text, variant: 'destructive' }),
    );
  };
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      className={classes(styles.copy, className)}
      onClick={copy}
    >
      {children}
    </button>
  );
}

function Uses({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={styles.detail}>No component</span>;
  if (names.length <= SHOWN_USES) return names.join(', ');
  return (
    <details>
      <summary className={styles.summary}>{names.length} components</summary>
      {names.join(', ')}
    </details>
  );
}
