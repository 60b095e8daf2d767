import type { RemotePart } from 'shared/remotes';
import { QueryProvider } from '../data/QueryProvider';
import { CurrentFairsCard } from './CurrentFairsCard';

/** The fairs that are not over, for administrators. */
export const part: RemotePart = {
  Part: () => (
    <QueryProvider>
      <CurrentFairsCard />
    </QueryProvider>
  ),
};
