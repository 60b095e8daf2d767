import { expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { FreshQueryClient } from './fresh-query-client';

/** A list that was asked for before a record was deleted, and is asked for again afterwards. Returns what the reader sees. */
const deleteWhileLoading = async (client: QueryClient) => {
  let stored = ['deleted soon', 'stays'];
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string[]>((resolve) => answers.push(() => resolve(read)));
  };
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const stop = observer.subscribe(() => undefined);
  stored = ['stays'];
  const invalidated = client.invalidateQueries({ queryKey: ['list'] });
  for (const answer of answers) answer();
  await invalidated;
  const { data, fetchStatus } = observer.getCurrentResult();
  stop();
  client.clear();
  return { data, fetchStatus, requests: answers.length };
};

test('a list that is still loading when one of its records is deleted is read again', async () => {
  expect(await deleteWhileLoading(new FreshQueryClient())).toEqual({
    data: ['stays'],
    fetchStatus: 'idle',
    requests: 2,
  });
});

test('control: without that the reader goes on seeing the deleted record', async () => {
  expect((await deleteWhileLoading(new QueryClient())).data).toEqual(['deleted soon', 'stays']);
});

test('a list that is only marked, or that nobody looks at, goes on loading', async () => {
  const client = new FreshQueryClient();
  let requests = 0;
  const load = client.fetchQuery({
    queryKey: ['list'],
    queryFn: async () => {
      requests += 1;
      return 'loaded';
    },
  });
  await client.invalidateQueries({ queryKey: ['list'] });
  await client.invalidateQueries({ refetchType: 'none' });
  expect([await load, requests]).toEqual(['loaded', 1]);
  client.clear();
});
