import { useInvalidate } from '../../../data/use-invalidate';

/** Returns a function that refreshes everything that an application changes. */
export const useInvalidateApplication = () => {
  const invalidate = useInvalidate();
  return () => invalidate(['applications'], ['fair'], ['fairs'], ['schedules'], ['companies'], ['matchings']);
};
