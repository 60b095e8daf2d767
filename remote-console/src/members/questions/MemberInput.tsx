import { useState } from 'react';
import { AutocompleteInput, required, useGetList } from 'react-admin';
import type { UserRow } from 'shared/contract';
import { questionI18n } from './i18n';

const nameOf = ({ name, username, company }: UserRow) => [name, company?.name.ko, username].filter(Boolean).join(' · ');

/** A member found by name; only what the masked list shows is read of anybody. */
export const MemberInput = ({ source }: { source: string }) => {
  const t = questionI18n.useT();
  const [q, setQ] = useState('');
  const { data, isPending } = useGetList<UserRow & { id: string }>('users', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <AutocompleteInput
      source={source}
      choices={data ?? []}
      optionText={(row?: UserRow) => (row ? nameOf(row) : '')}
      setFilter={setQ}
      // What is offered was found by the API, also by what the row does not show.
      filterOptions={(options) => options}
      isPending={isPending}
      helperText={t('findMember')}
      validate={required()}
    />
  );
};
