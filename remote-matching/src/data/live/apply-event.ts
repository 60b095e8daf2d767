import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvents } from 'shared/contract';
import type { ServerEvent } from 'shared/live';
import type { AvailableSlots } from '../use-available-slots';

/** The beginnings of the query keys that an event makes stale. */
const getStaleKeys: { [K in keyof LiveEvents]: (data: LiveEvents[K]) => readonly string[][] } = {
  matching: ({ _id, _fair }) => [
    ['matchings'],
    ['matching', _id],
    ['schedules'],
    ['companies'],
    ['fair', _fair],
    ['free'],
  ],
  slots: ({ _fair }) => [['free', _fair], ['schedules']],
  participation: ({ _fair }) => [['fair', _fair], ['applications'], ['schedules'], ['companies', _fair]],
  message: ({ _matching }) => [['thread', _matching], ['matchings']],
  notice: () => [['inbox']],
  fair: ({ _fair }) => [['fair', _fair], ['fairs'], ['schedules'], ['free', _fair]],
};

/** Removes taken slots from the cache at once, before the available ones are read again. */
const removeTakenSlots = (client: QueryClient, { _fair, _user, taken }: LiveEvents['slots']) =>
  client.setQueriesData<AvailableSlots>(
    { queryKey: ['free', _fair, _user] },
    (cached) => cached && { ...cached, schedules: cached.schedules.filter(({ start }) => !taken.includes(start)) },
  );

/** Applies a server event to the cache: marks what it changes as stale. */
export const applyEvent = (client: QueryClient, { event, data }: ServerEvent) => {
  if (event === 'ready') {
    // Events may have been missed, so all data is read again.
    if (!(JSON.parse(data) as { resumed: boolean }).resumed) void client.invalidateQueries();
    return;
  }
  if (!Object.hasOwn(getStaleKeys, event)) return;
  const payload = JSON.parse(data) as LiveEvents[keyof LiveEvents];
  if (event === 'slots') removeTakenSlots(client, payload as LiveEvents['slots']);
  const getKeys = getStaleKeys[event as keyof LiveEvents] as (data: typeof payload) => readonly string[][];
  for (const queryKey of getKeys(payload)) void client.invalidateQueries({ queryKey });
};
