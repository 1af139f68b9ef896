/**
 * The most KiB that a page pays for the entry of a component, by the folder of the entry, minified and
 * gzipped, with everything it needs but React and styles, with a bundler that splits.
 *
 * `sizes` holds the built package to them, and the docs page of a component shows its own.
 */
export const COMPONENT_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  components: {
    Accordion: 3,
    Avatar: 2.5,
    Breadcrumbs: 3.1,
    Button: 1,
    Card: 1,
    Checkbox: 18,
    Chip: 3,
    Combobox: 41,
    DateField: 41.5,
    // A bundler that splits by file counts what it shares with the calendar of `DateField`.
    DebtCard: 73.9,
    Disclosure: 3,
    Divider: 0.5,
    Drawer: 18,
    FilterGroup: 18.5,
    Menu: 31.5,
    Money: 3.1,
    NumberField: 29.5,
    Pagination: 3.2,
    Popover: 29,
    ProgressRing: 2.8,
    QrCode: 10.5,
    SegmentedControl: 18,
    Spinner: 0.5,
    Stack: 1,
    Stepper: 3,
    Table: 5.5,
    TextField: 14,
  },
  charts: { DebtTrendChart: 30, PayoffChart: 28 },
};
