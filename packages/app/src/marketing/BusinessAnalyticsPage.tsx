import { BusinessAnalytics } from '@dime-time/ui/screens/BusinessAnalytics';

export default function BusinessAnalyticsPage() {
  return <BusinessAnalytics />;
}
