import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvents } from 'shared/contract';
import type { ServerEvent } from 'shared/live';
import type { FreeTimes } from '../../requests/create/use-free-times';

/** Which reads an event makes old, by the beginnings of their keys. */
const staleBy: { [K in keyof LiveEvents]: (data: LiveEvents[K]) => readonly string[][] } = {
  matching: ({ _id }) => [['matchings'], ['matching', _id], ['schedules'], ['companies'], ['recommended'], ['free']],
  slots: ({ _fair }) => [['free', _fair], ['schedules']],
  participation: ({ _fair }) => [['fair', _fair], ['applications'], ['schedules'], ['companies', _fair]],
  message: ({ _matching }) => [['thread', _matching], ['matchings']],
  notice: () => [['inbox']],
  fair: ({ _fair }) => [['fair', _fair], ['fairs'], ['schedules'], ['free', _fair]],
};

/** A time that somebody else took leaves the grids at once; what is free by now is read after it. */
const greyOut = (client: QueryClient, { _fair, _user, taken }: LiveEvents['slots']) =>
  client.setQueriesData<FreeTimes>(
    { queryKey: ['free', _fair, _user] },
    (known) => known && { ...known, schedules: known.schedules.filter(({ start }) => !taken.includes(start)) },
  );

export const applyEvent = (client: QueryClient, { event, data }: ServerEvent) => {
  if (event === 'ready') {
    // Nobody knows what was missed, so everything is read anew.
    if (!(JSON.parse(data) as { resumed: boolean }).resumed) void client.invalidateQueries();
    return;
  }
  if (!Object.hasOwn(staleBy, event)) return;
  const said = JSON.parse(data) as LiveEvents[keyof LiveEvents];
  if (event === 'slots') greyOut(client, said as LiveEvents['slots']);
  const keysOf = staleBy[event as keyof LiveEvents] as (data: typeof said) => readonly string[][];
  for (const queryKey of keysOf(said)) void client.invalidateQueries({ queryKey });
};
