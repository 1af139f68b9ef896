import { BusinessAnalytics } from '@dime-time/ui';

export default function BusinessAnalyticsPage() {
  return <BusinessAnalytics />;
}
