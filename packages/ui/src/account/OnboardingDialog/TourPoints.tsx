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
      <div className={styles.art} aria-hidden="true">
        <Art aria-hidden />
      </div>
      <ul className={styles.points} data-figures={step.figures ? '' : undefined}>
        {step.points.map((point) => {
          const Icon = point.icon;
          return (
            <li key={point.title} className={styles.point}>
              <span className={styles.icon} aria-hidden="true">
                <Icon aria-hidden />
              </span>
              <span className={styles.words}>
                <strong className={styles.pointTitle}>{point.title}</strong>
                {point.text === undefined ? null : (
                  <>
                    {' '}
                    <span className={styles.pointText}>{point.text}</span>
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
