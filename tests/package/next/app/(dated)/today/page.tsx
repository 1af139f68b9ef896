'use client';

import { Heading, useClock } from '@dime-time/ui';

export default function Page() {
  return <Heading level={1}>It is {useClock().asOf}</Heading>;
}
