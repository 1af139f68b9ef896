import { Button, Dialog, Logo, Money, PaymentBoost, UiProvider, useToast } from '@dime-time/ui';
import { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';
import { tokens } from '@dime-time/ui/tokens';
import { pennyWise } from './brand.ts';
import { card, today, trend } from './data.ts';
import '@dime-time/ui/styles.css';
import './site.css';

/** Three components in the partner's brand, a dialog and a toast. */
export function Site() {
  return (
    <UiProvider brand={pennyWise}>
      <main style={{ padding: tokens.space[5] }}>
        <Logo withName />
        <h1>
          You owe <Money className="total" amount={card.currentBalance} tone="debt" size="3xl" />
        </h1>
        <DebtTrendChart points={trend} />
        <PaymentBoost debt={card} today={today} onBoost={() => Promise.resolve({ ok: true })} />
        <Dialog title="How this works" trigger={<Button>How it works</Button>}>
          Every purchase is rounded up.
        </Dialog>
        <Reminder />
      </main>
    </UiProvider>
  );
}

function Reminder() {
  const toast = useToast();
  return (
    <Button variant="soft" onClick={() => toast.notify({ title: 'Reminder set' })}>
      Remind me
    </Button>
  );
}
