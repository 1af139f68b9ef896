import { cents } from '@dime-time/finance-core/money';
import {
  Button,
  Card,
  DebtTrendChart,
  EmptyState,
  Inline,
  Link,
  Logo,
  Money,
  ProgressMeter,
  QrCode,
  Stack,
  SwitchField,
  TextField,
} from '@dime-time/ui';

const POINTS = [
  { label: 'Sep', value: cents(740_000) },
  { label: 'Oct', value: cents(680_000) },
  { label: 'Nov', value: cents(620_000) },
];

/** Components that use everything a brand can change. */
export function BrandSample() {
  return (
    <Card>
      <Stack gap={4}>
        <Logo withName />
        <Money amount={cents(620_000)} size="3xl" />
        <ProgressMeter label="Payoff progress" value={42} tone="accent" />
        <DebtTrendChart points={POINTS} />
        <TextField label="Note" />
        <SwitchField label="Round up purchases" defaultValue />
        <Inline gap={3}>
          <Button>Make Payment</Button>
          <Button variant="soft">Later</Button>
          <Link href="#sample">How it works</Link>
        </Inline>
        <QrCode value="https://example.com/" label="QR code of this page" width={112} />
        <EmptyState title="No debts found" />
      </Stack>
    </Card>
  );
}
