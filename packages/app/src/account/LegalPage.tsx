import { Legal } from '@dime-time/ui';
import { config } from '../config/config.ts';

export default function LegalPage() {
  return <Legal contactEmail={config.contactEmail} />;
}
