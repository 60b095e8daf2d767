import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';

interface Asked {
  /** Of the fair. */
  fair: string;
  /** The company, where the two have no matching yet. */
  user: string;
  /** The matching whose time is to change; null for a new one. */
  matching?: string;
  mode?: MeetingMode | undefined;
  enabled: boolean;
}

/** Times at which both could meet; live updates take away at once what somebody else was faster for. */
export const useFreeTimes = ({ fair, user, matching, mode, enabled }: Asked) =>
  useQuery({
    queryKey: ['free', fair, user, matching ?? null, mode ?? null],
    queryFn: () =>
      api.matchings.schedules({
        params: { id: matching ?? user },
        query: { ...(!matching && { fair }), ...(mode && { mode }) },
      }),
    enabled,
  });

export type FreeTimes = NonNullable<ReturnType<typeof useFreeTimes>['data']>;
