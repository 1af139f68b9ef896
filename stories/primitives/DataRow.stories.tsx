import { cents } from '@dime-time/finance-core/money';
import { Card, DataList, DataRow, Grid, Money, Percent } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const rows = (
  <>
    <DataRow label="Interest rate" value={<Percent value={24.99} decimals={2} />} />
    <DataRow label="Minimum payment" value={<Money amount={cents(15_500)} />} />
    <DataRow label="Due date" value="15th of month" detail="in 6 days" />
  </>
);

const meta = preview.meta({
  title: 'Primitives/DataRow',
  component: DataList,
  parameters: {
    guide: guide({
      use: 'Lists labels with their values: the facts of a debt, an account, a payment. `DataList` holds the rows; each `DataRow` is one of them.',
      instead: [
        ['StatCard', 'to show the headline figure of a page'],
        ['MonthlyActivity', 'to show values in more than one column'],
      ],
      dos: [
        'Put every `DataRow` in a `DataList`.',
        'Show amounts with `Money` and shares with `Percent`, so that digits line up.',
        'Set `columns` to 2 for many short rows: they collapse into one when there is no room.',
      ],
      donts: [
        'Do not put a control into the label.',
        'Do not write a sentence as the value: use `detail` for a note on it, and `note` for a sentence on both.',
      ],
      accessibility: [
        'It is a description list: assistive technology reads each label with its value.',
        'The hairline between rows is decorative.',
        'Labels keep a contrast of 4.5:1 on the card, in light and dark.',
      ],
    }),
  },
  subcomponents: { DataRow },
  args: { children: rows },
});

export const Default = meta.story({
  render: () => (
    <Card>
      <DataList>{rows}</DataList>
    </Card>
  ),
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Interest rate', 'Minimum payment', 'Due date']);
  },
});

export const Playground = meta.story({ args: { divided: true, columns: 1 } });

export const TwoColumns = meta.story({
  render: () => (
    <Card>
      <DataList columns={2}>{rows}</DataList>
    </Card>
  ),
});

export const Undivided = meta.story({
  render: () => <DataList divided={false}>{rows}</DataList>,
});

/** A remark has the width of the row, below both. */
export const WithNote = meta.story({
  render: () => (
    <Card>
      <DataList>
        <DataRow label="Total" value="$730.40" note="plus $312.00 past due, by our records" />
      </DataList>
    </Card>
  ),
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts).toEqual(['$730.40', 'plus $312.00 past due, by our records']);
  },
});

export const LongText = meta.story({
  render: () => (
    <Card>
      <DataList>
        <DataRow label={'Account '.repeat(20)} value={'x'.repeat(120)} />
      </DataList>
    </Card>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** One column, two columns, without hairlines, and text of any length. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <DataList>{rows}</DataList>
      </Card>
      <Card>
        <DataList divided={false}>{rows}</DataList>
      </Card>
      <Card>
        <DataList columns={2}>{rows}</DataList>
      </Card>
      <Card>
        <DataList>
          <DataRow label="Account" value={LONG_NAME} />
          <DataRow
            label={LONG_NAME}
            value={<Money amount={cents(98_765_432_109)} />}
            note={LONG_NAME}
          />
        </DataList>
      </Card>
    </Grid>
  ),
});
