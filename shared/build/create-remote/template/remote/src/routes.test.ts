import { expect, test } from '@jest/globals';
import { resolvePage } from 'shared/remotes';
import { remote } from './routes';

test.each(remote.routes)('the page of $path has a component and a head', async (route) => {
  expect(await resolvePage(route)).toMatchObject({ Page: expect.any(Function), head: expect.any(Function) });
});
