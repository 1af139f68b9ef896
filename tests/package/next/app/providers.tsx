'use client';

import { UiProvider } from '@dime-time/ui';
import type { Brand } from '@dime-time/ui/brand';
import Link from 'next/link';
import type { ReactNode } from 'react';

const pennyWise: Brand = {
  productName: 'Penny Wise',
  logoColor: '#b45309',
  accent: '#0a7d4f',
  radius: 'small',
  fontFamily: 'Georgia, serif',
};

/** A function, such as a link component, cannot be passed from a server component: so this is not one. */
export function Providers({ asOf, children }: { asOf?: string; children: ReactNode }) {
  const clock = asOf === undefined ? undefined : { asOf, timeZone: 'America/New_York' };
  return (
    <UiProvider brand={pennyWise} theme="system" linkComponent={Link} clock={clock}>
      {children}
    </UiProvider>
  );
}
