import { expect, test } from '@jest/globals';
import { contract, listRoutes } from 'shared/contract';
import { emptyAnswers } from './empty-answers';

const read = (address: string) => emptyAnswers.read(address, 'ko');

test('a list is empty', async () =>
  expect(await read('/api/v1/boards?limit=4')).toEqual(expect.objectContaining({ boards: [], total: 0, page: 1 })));

test('what there is once says as little as the contract allows, in one language', async () =>
  expect(await read('/api/v1/setting')).toMatchObject({ setting: { siteName: '-' } }));

test.each(['/api/v1/boards/1', '/api/v1/none'])('%s is not found', (address) =>
  expect(read(address)).rejects.toMatchObject({ status: 404 }),
);

test('every list that visitors read has an empty answer', async () => {
  const lists = listRoutes(contract).filter(
    ({ route }) =>
      route.method === 'GET' &&
      route.access === 'public' &&
      !route.path.includes(':') &&
      typeof route.response === 'object' &&
      route.response &&
      'total' in route.response.shape,
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const { route } of lists) expect(await read(`/api${route.path}`)).toMatchObject({ total: 0 });
});
