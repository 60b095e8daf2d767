import { LinkTabs } from '../../layout/LinkTabs';
import type { ListQuery } from './use-list-query';

interface FilterLinksProps<F extends string> {
  label: string;
  list: ListQuery<F>;
  /** The name of a filter; null is the whole list. */
  getText: (filter: F | null) => string;
}

export const FilterLinks = <F extends string>({ label, list, getText }: FilterLinksProps<F>) => (
  <LinkTabs
    label={label}
    underlined
    tabs={[null, ...list.filters].map((filter) => ({
      to: list.buildPath({ filter }),
      text: getText(filter),
      current: filter === list.filter,
    }))}
  />
);
