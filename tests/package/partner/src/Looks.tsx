import { monthlyActivity } from '@dime-time/finance-core';
import {
  Badge,
  Button,
  Callout,
  Card,
  CheckboxGroup,
  ChoiceGroup,
  DataList,
  DataRow,
  DateField,
  DebtCard,
  EmptyState,
  Grid,
  Heading,
  Money,
  MoneyField,
  MonthlyActivity,
  PaymentBoost,
  PayoffEstimate,
  QrCode,
  RoundUpExplainer,
  SelectField,
  SliderField,
  Stack,
  StatCard,
  SwitchField,
  Tabs,
  Text,
  TextArea,
  TextField,
  TopBar,
  UiProvider,
} from '@dime-time/ui';
import { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';
import { BusinessAnalytics } from '@dime-time/ui/screens/BusinessAnalytics';
import { Landing } from '@dime-time/ui/screens/Landing';
import { Legal } from '@dime-time/ui/screens/Legal';
import { NotFound } from '@dime-time/ui/screens/NotFound';
import type { ReactNode } from 'react';
import { card, today, trend } from './data.ts';

const options = [
  { value: '50', label: '$50' },
  { value: '100', label: '$100' },
];
const nothing = () => {};
const months = monthlyActivity({
  transactions: [],
  payments: [],
  asOf: '2026-11-19T17:00:00.000Z',
  timeZone: 'America/Chicago',
});

/** Pages without script, on which a reset of the site may change nothing. */
export const looks: Record<string, () => ReactNode> = {
  cards: () => (
    <Stack gap={5}>
      <TopBar currentPath="/debts" user={{ name: 'Ada' }} onLogout={nothing} />
      <Heading level={1}>Your debts</Heading>
      <Heading level={3}>Everyday card</Heading>
      <Text>You owe less than last month.</Text>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <StatCard label="Total Debt" value={<Money amount={card.currentBalance} />} tone="debt" />
        <Card>
          <DataList>
            <DataRow label="Interest rate" value="24.99%" />
            <DataRow label="Account" value={<Badge>4821</Badge>} />
          </DataList>
        </Card>
      </Grid>
      <Callout tone="warning">The bank asks you to sign in again.</Callout>
      <DebtCard
        debt={card}
        payments={{ status: 'ready', data: [] }}
        today={today}
        timeZone="America/Chicago"
        onMakePayment={nothing}
        onBoost={() => Promise.resolve({ ok: true })}
      />
      <PaymentBoost debt={card} today={today} onBoost={() => Promise.resolve({ ok: true })} />
      <PayoffEstimate debt={card} today={today} />
      <DebtTrendChart points={trend} />
      <MonthlyActivity months={months} />
      <RoundUpExplainer />
      <EmptyState title="No purchases yet" description="They appear here." />
      <QrCode value="https://penny-wise.example" label="Penny Wise" />
    </Stack>
  ),
  fields: () => (
    <Stack gap={5}>
      <Button>Save</Button>
      <Button variant="outline">Cancel</Button>
      <Button variant="ghost" tone="danger">
        Delete
      </Button>
      <TextField label="Name" value="Everyday card" onChange={nothing} description="As you like." />
      <TextArea label="Message" value="" onChange={nothing} error="Enter a message." />
      <MoneyField label="Amount" value="155.00" onChange={nothing} />
      <DateField label="Date" value="2026-11-19" onChange={nothing} />
      <SelectField label="Debt" options={options} value="50" onChange={nothing} />
      <ChoiceGroup label="Extra" options={options} value="50" onChange={nothing} />
      <CheckboxGroup label="Letters" options={options} value={['50']} onChange={nothing} />
      <SwitchField label="Round-ups" value onChange={nothing} />
      <SliderField label="Share" value={25} onChange={nothing} />
      <Tabs
        label="Token"
        items={[
          { value: 'earn', label: 'Earn', content: 'Ways to earn.' },
          { value: 'stake', label: 'Stake', content: 'Ways to stake.' },
        ]}
      />
    </Stack>
  ),
  landing: () => <Landing contactEmail="hello@penny-wise.example" onContact={never} />,
  analytics: () => <BusinessAnalytics />,
  legal: () => <Legal />,
  notFound: () => <NotFound homeHref="/" />,
};

function never(): Promise<never> {
  return new Promise(nothing);
}

export function Look({ of }: { of: string }) {
  return <UiProvider>{looks[of]?.()}</UiProvider>;
}
