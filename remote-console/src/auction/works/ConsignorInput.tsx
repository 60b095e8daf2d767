import type { UserRow } from 'shared/contract';
import { ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';
import { workI18n } from './i18n';

/** The member who consigns a lot and therefore cannot bid on it. */
export const ConsignorInput = ({ source }: { source: string }) => {
  const t = workI18n.useT();
  return (
    <ReferenceSearchInput<UserRow & { id: string }>
      source={source}
      reference="users"
      sort={{ field: 'name', order: 'ASC' }}
      label="resources.auction/works.fields._consignor"
      optionText={({ name, username }) => `${name} (${username})`}
      helperText={t('consignorHint')}
    />
  );
};
