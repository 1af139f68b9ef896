import { Badge, legalParts } from '@dime-time/ui';

const [risks] = legalParts({ productName: 'Dime Time' });

/** Props of components that stand on the page of another, whose example is not theirs. */
export const minimalProps: Readonly<Record<string, Record<string, unknown>>> = {
  DataList: { children: null },
  DataRow: { label: 'Interest rate', value: '24.99%' },
  DebtCardSkeleton: {},
  DialogFooter: { children: <Badge>Footer</Badge> },
  LegalSections: { part: risks, headingLevel: 2 },
  LinkButton: { href: '/debts', children: 'Debts' },
  RoundUpsThisWeekSkeleton: {},
  TransactionListSkeleton: {},
};
