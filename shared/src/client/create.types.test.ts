import { expect, test } from '@jest/globals';
import type { Api } from './create';

// Never called: what counts is that each line marked so does not compile.
export const mistakes = (api: Api) => {
  // @ts-expect-error a filter that the route does not take
  void api.boards.list({ query: { cod: 'NEWS' } });

  // @ts-expect-error a field that the answer does not have
  void api.boards.list().then(({ boards: [first] }) => first?.status);

  // @ts-expect-error a parameter that is missing
  void api.boards.get();

  // @ts-expect-error a route that is not there
  void api.boards.publish();
};

test('what must not compile is written down', () => expect(mistakes).toBeInstanceOf(Function));
