import { connection } from 'next/server';
import { Suspense, type ReactNode } from 'react';
import { Providers } from '../providers';
import '@dime-time/ui/styles.css';

/** As the readme of the package says: the time is that of the request. */
async function timeOfRequest(): Promise<string> {
  await connection();
  return new Date().toISOString();
}

async function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers asOf={await timeOfRequest()}>{children}</Providers>
      </body>
    </html>
  );
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Document>{children}</Document>
    </Suspense>
  );
}
