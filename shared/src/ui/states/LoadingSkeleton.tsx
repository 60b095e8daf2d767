import type { ComponentProps } from 'react';
import { Loading } from './Loading';
import { Skeleton } from './Skeleton';

type Shape = NonNullable<ComponentProps<typeof Skeleton>['shape']>;

/** Placeholders of content that is loading, announced once to screen readers. */
export const LoadingSkeleton = ({ shapes = ['block'] }: { shapes?: readonly Shape[] }) => (
  <>
    <Loading />
    {shapes.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <Skeleton key={index} shape={shape} />
    ))}
  </>
);
