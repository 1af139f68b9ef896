import { Stats } from '@dime-time/ui';

export default function StatsPage() {
  return <Stats siteUrl={`${window.location.origin}/`} />;
}
