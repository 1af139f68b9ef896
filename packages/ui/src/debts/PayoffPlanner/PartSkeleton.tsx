import { Card, Section, Skeleton } from '../../primitives/index.ts';
import * as styles from './PartSkeleton.css.ts';
import { HEIGHTS, later } from './PlanDetails.css.ts';

interface PartSkeletonProps {
  /** The title of the part: a screen reader and a search in the page find it before the part is there. */
  title: string;
  part: keyof typeof HEIGHTS;
}

/** Holds the place of a part of the planner whose code loads later. */
export function PartSkeleton({ title, part }: PartSkeletonProps) {
  return (
    // Laid out as the part is, or what is below it would move from one to the other.
    <Card className={later[part]} style={{ blockSize: HEIGHTS[part] }}>
      <Section title={title} className={styles.section}>
        <Skeleton shape="block" height="100%" />
      </Section>
    </Card>
  );
}
