import { Skeleton, Stack } from '@mui/material';

/** Shown while a record is loading. */
export const RecordSkeleton = () => (
  <Stack spacing={2} sx={{ pt: 7 }} aria-hidden>
    {[56, 56, 260, 56].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: constant list
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stack>
);
