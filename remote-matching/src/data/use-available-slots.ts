import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';

interface AvailableSlotsOptions {
  /** Id of the fair. */
  fair: string;
  /** Id of the counterpart; used for a new matching. */
  user: string;
  /** Id of the matching whose time is to change; left out for a new one. */
  matching?: string;
  mode?: MeetingMode | undefined;
  enabled: boolean;
}

/** Slots at which both parties are free; live events remove slots that somebody else takes. */
export const useAvailableSlots = ({ fair, user, matching, mode, enabled }: AvailableSlotsOptions) =>
  useQuery({
    queryKey: ['free', fair, user, matching ?? null, mode ?? null],
    queryFn: () =>
      api.matchings.schedules({
        params: { id: matching ?? user },
        query: { ...(!matching && { fair }), ...(mode && { mode }) },
      }),
    enabled,
  });

export type AvailableSlots = NonNullable<ReturnType<typeof useAvailableSlots>['data']>;
