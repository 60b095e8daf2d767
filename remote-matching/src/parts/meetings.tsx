import type { RemotePart } from 'shared/remotes';
import { MeetingsCard } from '../account/me/MeetingsCard';
import { QueryProvider } from '../data/QueryProvider';

/** The next meetings of a seller or buyer. */
export const part: RemotePart = {
  Part: () => (
    <QueryProvider>
      <MeetingsCard />
    </QueryProvider>
  ),
};
