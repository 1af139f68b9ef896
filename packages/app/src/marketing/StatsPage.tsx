import { Stats } from '@dime-time/ui/screens/Stats';

export default function StatsPage() {
  return <Stats siteUrl={`${window.location.origin}/`} />;
}
