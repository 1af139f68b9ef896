import type { TourStep } from './OnboardingDialog.content.ts';
import * as styles from './OnboardingDialog.css.ts';

export interface TourPointsProps {
  /** The step whose points are rendered. */
  step: TourStep;
}

/** The points of one step: lines with an icon, or large figures. */
export function TourPoints({ step }: TourPointsProps) {
  const Art = step.icon;
  return (
    <>
      <div data-part="onboarding-dialog-illustration" className={styles.art} aria-hidden="true">
        <Art aria-hidden />
      </div>
      <ul
        data-part="onboarding-dialog-points"
        className={styles.points}
        data-figures={step.figures ? '' : undefined}
      >
        {step.points.map((point) => {
          const Icon = point.icon;
          return (
            <li data-part="onboarding-dialog-point" key={point.title} className={styles.point}>
              <span
                data-part="onboarding-dialog-point-icon"
                className={styles.icon}
                aria-hidden="true"
              >
                <Icon aria-hidden />
              </span>
              <span className={styles.words}>
                <strong data-part="onboarding-dialog-point-title" className={styles.pointTitle}>
                  {point.title}
                </strong>
                {point.text === undefined ? null : (
                  <>
                    {' '}
                    <span data-part="onboarding-dialog-point-text" className={styles.pointText}>
                      {point.text}
                    </span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
