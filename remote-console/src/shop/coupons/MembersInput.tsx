import { useState } from 'react';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { UserRow } from 'shared/contract';

type Row = UserRow & { id: string };

/** Members found by name; who is chosen stays shown while others are looked for, without being read one by one. */
export const MembersInput = ({ source, ...rest }: AutocompleteArrayInputProps & { source: string }) => {
  const [q, setQ] = useState('');
  const [seen, setSeen] = useState<Row[]>([]);
  const chosen = (useWatch({ name: source }) as string[] | undefined) ?? [];
  const { data, isPending } = useGetList<Row>('users', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
  });
  const found = data ?? [];
  const look = (text: string) => {
    setSeen([...seen, ...found].filter(({ id }, at, all) => all.findIndex((row) => row.id === id) === at));
    setQ(text);
  };
  const kept = seen.filter(({ id }) => chosen.includes(id) && !found.some((row) => row.id === id));
  return (
    <AutocompleteArrayInput
      source={source}
      choices={[...kept, ...found]}
      optionText={(row?: Row) => (row ? `${row.name} (${row.username})` : '')}
      setFilter={look}
      // What is offered was found by the API, also by what the row does not show.
      filterOptions={(options) => options.filter(({ id }) => !kept.some((row) => row.id === id))}
      isPending={isPending}
      {...rest}
    />
  );
};
