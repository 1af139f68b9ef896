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
  NotFound,
  ProgressMeter,
  Qr,
  QrCode,
  Stack,
  Stats,
  SwitchField,
  TextField,
} from '@dime-time/ui';

/** What the studio can show in a brand. */
export const PREVIEWS = ['components', 'NotFound', 'Qr', 'Stats'] as const;
export type PreviewName = (typeof PREVIEWS)[number];

const ADDRESS = 'https://example.com/';
const POINTS = [
  { label: 'Sep', value: cents(740_000) },
  { label: 'Oct', value: cents(680_000) },
  { label: 'Nov', value: cents(620_000) },
];

/** A screen, or components that use everything a brand can change. */
export function BrandPreview({ name }: { name: PreviewName }) {
  if (name === 'NotFound') return <NotFound homeHref="/" insideShell />;
  if (name === 'Qr') return <Qr url={ADDRESS} onCopy={() => Promise.resolve()} />;
  if (name === 'Stats') return <Stats siteUrl={ADDRESS} />;
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
          <Link href="#studio">How it works</Link>
        </Inline>
        <QrCode value={ADDRESS} label="QR code of this page" width={112} />
        <EmptyState title="No debts found" />
      </Stack>
    </Card>
  );
}
