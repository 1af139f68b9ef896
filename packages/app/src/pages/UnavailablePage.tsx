import { EmptyState, Link, PageHeader } from '@dime-time/ui';
import { HOME_OF_THE_SIGNED_IN, type PageProps } from '../places.ts';

/** Stands where a part of the product is not there yet, says so, and leads back. */
export default function UnavailablePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Not available in this version"
        description={`${title} is not part of this version yet. Your dashboard, transactions and debts are.`}
        action={<Link href={HOME_OF_THE_SIGNED_IN}>Back to the dashboard</Link>}
      />
    </>
  );
}
