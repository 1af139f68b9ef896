import { Badge, Button, legalParts } from '@dime-time/ui';

const [risks] = legalParts({ productName: 'Dime Time' });

/** Props of components whose example is not theirs but another's, or does not show them yet. */
export const minimalProps: Readonly<Record<string, Record<string, unknown>>> = {
  DataList: { children: null },
  DataRow: { label: 'Interest rate', value: '24.99%' },
  DebtCardSkeleton: {},
  Dialog: { open: true, title: 'Make Extra Payment' },
  DialogFooter: { children: <Badge>Footer</Badge> },
  Drawer: { open: true, title: 'Filters' },
  LegalSections: { part: risks, headingLevel: 2 },
  LinkButton: { href: '/debts', children: 'Debts' },
  Menu: {
    open: true,
    label: 'Actions',
    trigger: <Button>Actions</Button>,
    items: [{ label: 'Edit', onSelect: () => {} }],
  },
  Popover: {
    open: true,
    title: 'Columns',
    trigger: <Button>Columns</Button>,
    children: 'Two columns are hidden.',
  },
  RoundUpsThisWeekSkeleton: {},
  Tooltip: { open: true, content: 'Delete', children: <Button>Remove</Button> },
  TransactionListSkeleton: {},
};
