import { Heading } from '@dime-time/ui';

export default function Page() {
  return <Heading level={1}>About us</Heading>;
}
