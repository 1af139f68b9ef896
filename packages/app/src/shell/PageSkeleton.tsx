import { Grid, Skeleton, Stack, useWords, VisuallyHidden } from '@dime-time/ui';
import { frameWords } from '../language/words/frame.ts';

/** The placeholder of a page inside the navigation while its code loads. */
export function PageSkeleton() {
  const words = useWords(frameWords);
  return (
    <Stack gap={7} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="block" width="16rem" height="2.5rem" />
      <Grid columns={{ phone: 2, desktop: 4 }}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} shape="block" height="7rem" />
        ))}
      </Grid>
      {/* At least a screen high: the page’s footer would shift when the page renders. */}
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}
