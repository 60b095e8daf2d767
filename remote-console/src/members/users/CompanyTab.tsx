import { Typography } from '@mui/material';
import { maxLength, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { User } from 'shared/contract';
import { source } from '../../components/forms/source';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { AddressFields } from './AddressFields';
import { userI18n } from './i18n';

const s = source<User>();

/** Data of the member's company. */
export const CompanyTab = () => {
  const t = userI18n.useT();
  const { sectorChoices } = useBusinessSectors();
  const type = useWatch<User, 'type'>({ name: 'type' });
  if (type !== 'COMPANY') return <Typography color="text.secondary">{t('noCompany')}</Typography>;
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('company.name')} max={100} required />
        <LocalisedTextInput source={s('company.introduction')} max={2000} multiline minRows={3} />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={s('company.ceoName')} validate={[required(), maxLength(50)]} />
        <TextInput source={s('company.businessNumber')} validate={required()} />
        <SelectInput
          source={s('company.category')}
          choices={sectorChoices}
          translateChoice={false}
          validate={required()}
        />
        <TextInput source={s('company.tel')} type="tel" helperText={t('phoneHint')} />
        <TextInput source={s('company.homepage')} type="url" />
        <NumberInput source={s('company.foundedYear')} min={1800} max={2100} />
        <NumberInput source={s('company.employees')} min={0} />
      </FormGrid>
      <AddressFields path="company.address" required />
    </>
  );
};
