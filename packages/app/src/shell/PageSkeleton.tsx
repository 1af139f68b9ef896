import { Grid, Skeleton, Stack, VisuallyHidden } from '@dime-time/ui';

/** The shape of a page inside the navigation while its code is fetched. */
export function PageSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton shape="block" width="16rem" height="2.5rem" />
      <Grid columns={{ phone: 2, desktop: 4 }}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} shape="block" height="7rem" />
        ))}
      </Grid>
      {/* As far as a screen reaches: the foot of the page would jump when the page comes. */}
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}
