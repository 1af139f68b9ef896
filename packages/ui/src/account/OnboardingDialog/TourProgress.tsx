import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as meter from '../../internal/meter.css.ts';
import * as styles from './OnboardingDialog.css.ts';

export interface TourProgressProps {
  /** The current position, in words. */
  label: string;
  /** The progress, 0 to 100. */
  percent: number;
}

/**
 * The progress of a tour. It is a progress bar rather than a meter: it measures a task, not an
 * amount.
 */
export function TourProgress({ label, percent }: TourProgressProps) {
  return (
    <ProgressBar data-part="onboarding-dialog-progress" className={meter.meter} value={percent}>
      <Label data-part="onboarding-dialog-position" className={styles.position}>
        {label}
      </Label>
      <div data-part="onboarding-dialog-track" className={meter.track} data-size="s">
        <div
          data-part="onboarding-dialog-bar"
          className={`${meter.bar} ${meter.tone.accent}`}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </ProgressBar>
  );
}
