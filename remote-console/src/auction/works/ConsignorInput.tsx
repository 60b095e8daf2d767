import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { UserRow } from 'shared/contract';
import { workI18n } from './i18n';

/** The member who brings a lot in, who cannot bid on it. */
export const ConsignorInput = ({ source }: { source: string }) => {
  const t = workI18n.useT();
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label="resources.auction/works.fields._consignor"
        optionText={(user?: UserRow) => (user ? `${user.name} (${user.username})` : '')}
        filterToQuery={(q: string) => ({ q })}
        helperText={t('consignorHint')}
      />
    </ReferenceInput>
  );
};
