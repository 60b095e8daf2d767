import { test } from '@jest/globals';
import { startApi } from './testing';
import { contract } from 'shared/contract';
test('x', async () => {
  const api = await startApi();
  api.app.addHook('onError', async (_r, _p, e) => console.log(e));
  const r = await api.call(contract.console.boards.files, { as: 'admin', params: { board: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } });
  console.log(r);
  await api.stop();
});
