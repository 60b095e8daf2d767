import { useState } from 'react';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { UserRow } from 'shared/contract';
import { useUserSearch } from '../../members/users/use-user-search';

type Row = UserRow & { id: string };

/** Members, found by typing. Chosen ones stay shown while others are searched, without reading them one by one. */
export const MembersInput = ({ source, ...rest }: AutocompleteArrayInputProps & { source: string }) => {
  const [loadedRows, setLoadedRows] = useState<Row[]>([]);
  const chosen = (useWatch({ name: source }) as string[] | undefined) ?? [];
  const { users, isPending, setQ } = useUserSearch();
  const search = (text: string) => {
    setLoadedRows([...loadedRows, ...users].filter(({ id }, at, all) => all.findIndex((row) => row.id === id) === at));
    setQ(text);
  };
  const selectedElsewhere = loadedRows.filter(({ id }) => chosen.includes(id) && !users.some((row) => row.id === id));
  return (
    <AutocompleteArrayInput
      source={source}
      choices={[...selectedElsewhere, ...users]}
      optionText={(row?: Row) => (row ? `${row.name} (${row.username})` : '')}
      setFilter={search}
      // The API also searches fields that the options do not show.
      filterOptions={(options) => options.filter(({ id }) => !selectedElsewhere.some((row) => row.id === id))}
      isPending={isPending}
      {...rest}
    />
  );
};
