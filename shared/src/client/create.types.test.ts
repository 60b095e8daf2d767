import { expect, test } from '@jest/globals';
import type { Api } from './create';

// Never called: the marked lines must not compile.
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

test('wrong calls do not compile', () => expect(mistakes).toBeInstanceOf(Function));
