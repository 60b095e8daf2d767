import { expect, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import type { contract } from 'shared/contract';
import { filterName } from './filter-name';
import type { RecordList } from './RecordList';

type List = typeof contract.console.boards.list;
type Props = ComponentProps<typeof RecordList<List>>;

// Checked by the type check: a line below an expectation that compiles is an error there.
test('a search or filter that the contract’s list does not take does not compile', () => {
  const filter = filterName<List>();
  expect([filter('q'), filter('code')]).toEqual(['q', 'code']);
  // @ts-expect-error misspelt
  filter('statsu');
  // @ts-expect-error a field of the entity by which the list is not filtered
  filter('views');
  // @ts-expect-error not a filter
  filter('page');
});

test('a sort that the contract’s list does not have, or a misspelt field of its rows, does not compile', () => {
  const props = { sort: { field: 'publishAt', order: 'DESC' }, sorts: ['views'] } satisfies Partial<Props>;
  expect(props.sorts).toEqual(['views']);
  // @ts-expect-error boards are not sorted by their text
  ({ field: 'content', order: 'ASC' }) satisfies Props['sort'];
  // @ts-expect-error misspelt
  ['veiws'] satisfies Props['sorts'];
  // @ts-expect-error misspelt
  ({ subjct: true }) satisfies Props['exportFields'];
  // @ts-expect-error misspelt
  ({ title: ({ statsu }) => statsu }) satisfies Props['card'];
});
