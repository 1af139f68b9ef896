'use client';

import { Link } from '@dime-time/ui';
import { Landing } from '@dime-time/ui/screens/Landing';

/** The whole landing page, as a client component: it takes a function. */
export default function Page() {
  return (
    <>
      <Landing
        contactEmail="hello@penny-wise.example"
        onContact={() => Promise.resolve({ ok: true })}
      />
      <Link href="/about">About us</Link>
    </>
  );
}
