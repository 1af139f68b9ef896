import { EmptyState, Stack, Text, TextField } from '@dime-time/ui';
import { useState } from 'react';
import { SECTIONS, TOKEN_ROWS, type TokenRow, type TokenSection } from './tokenRows.ts';
import { TokenTable } from './TokenTable.tsx';
import { tokenText } from './tokenText.ts';
import { WithTokenValues, type TokenValues } from './TokenValues.tsx';
import * as styles from './TokenTable.css.ts';

/** Every token, with a search for names, variables, values, purposes and components. */
export function TokenCatalog() {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.catalog}>
      <WithTokenValues>
        {(values) => {
          const found = TOKEN_ROWS.filter((row) => matches(row, query, values));
          return (
            <>
              <div role="search" className={styles.search}>
                <Stack gap={2}>
                  <TextField
                    label="Search tokens"
                    type="search"
                    placeholder="debt, --dt-space, #5a56a8, DebtCard"
                    value={query}
                    onChange={setQuery}
                  />
                  <Text size="s" tone="muted" role="status">
                    {countText(found)}
                  </Text>
                </Stack>
              </div>
              {found.length === 0 ? (
                <EmptyState
                  title="No tokens found"
                  description="Search for a name, a CSS variable, a value or a component."
                />
              ) : (
                <Tables rows={found} values={values} />
              )}
            </>
          );
        }}
      </WithTokenValues>
    </div>
  );
}

/** The tokens of some sections. */
export function TokenSections({ of }: { of: readonly TokenSection[] }) {
  return (
    <div className={styles.catalog}>
      <WithTokenValues>
        {(values) => (
          <Tables rows={TOKEN_ROWS.filter(({ section }) => of.includes(section))} values={values} />
        )}
      </WithTokenValues>
    </div>
  );
}

/** Some tokens by name, with given components in place of those that use them. */
export function TokenSamples({
  names,
  uses,
}: {
  names: readonly string[];
  uses: readonly string[];
}) {
  const rows = TOKEN_ROWS.filter(({ name }) => names.includes(name));
  return (
    <div className={styles.catalog}>
      <WithTokenValues>
        {(values) => (
          <TokenTable
            title="Samples"
            rows={rows.map((row, index) => ({ ...row, uses: uses.slice(0, index) }))}
            values={values}
          />
        )}
      </WithTokenValues>
    </div>
  );
}

function Tables({ rows, values }: { rows: readonly TokenRow[]; values: TokenValues }) {
  const sections = SECTIONS.map((section) => ({
    section,
    rows: rows.filter((row) => row.section === section),
  }));
  return (
    <Stack gap={6}>
      {sections
        .filter((item) => item.rows.length > 0)
        .map((item) => (
          <TokenTable key={item.section} title={item.section} rows={item.rows} values={values} />
        ))}
    </Stack>
  );
}

function countText(found: readonly TokenRow[]): string {
  const queries = found.filter(({ section }) => section === 'Breakpoints').length;
  const tokens = found.length - queries;
  const tokenCount = `${tokens} ${tokens === 1 ? 'token' : 'tokens'}`;
  if (queries === 0) return tokenCount;
  const queryCount = `${queries} ${queries === 1 ? 'query' : 'queries'}`;
  return tokens === 0 ? queryCount : `${tokenCount}, ${queryCount}`;
}

/** Whether each word of a query is part of a row. */
function matches(row: TokenRow, query: string, values: TokenValues): boolean {
  const { name, variable = '', description, section, uses, group } = row;
  const texts = Object.values(values).map(
    (mode) => row.query ?? tokenText(group, mode[variable] ?? '').text,
  );
  const all = [name, `tokens.${name}`, variable, description, section, ...uses, ...texts]
    .join('\n')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
