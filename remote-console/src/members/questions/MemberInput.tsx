import { AutocompleteInput, required } from 'react-admin';
import type { UserRow } from 'shared/contract';
import { useUserSearch } from '../users/use-user-search';
import { questionI18n } from './i18n';

const formatMember = ({ name, username, company }: UserRow) =>
  [name, company?.name.ko, username].filter(Boolean).join(' · ');

/** A member, found by typing. Reads only the masked list, so that no access to personal data is recorded. */
export const MemberInput = ({ source }: { source: string }) => {
  const t = questionI18n.useT();
  const { users, isPending, setQ } = useUserSearch();
  return (
    <AutocompleteInput
      source={source}
      choices={users}
      optionText={(row?: UserRow) => (row ? formatMember(row) : '')}
      setFilter={setQ}
      // The API also searches fields that the options do not show.
      filterOptions={(options) => options}
      isPending={isPending}
      helperText={t('findMember')}
      validate={required()}
    />
  );
};
