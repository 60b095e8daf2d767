import { Typography } from '@mui/material';
import { maxLength, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { User } from 'shared/contract';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { useTrades } from '../../parts/trades';
import { AddressFields } from './AddressFields';
import { userI18n } from './i18n';

const s = source<User>();

export const CompanyTab = () => {
  const t = userI18n.useT();
  const { tradeChoices } = useTrades();
  const type = useWatch<User, 'type'>({ name: 'type' });
  if (type !== 'COMPANY') return <Typography color="text.secondary">{t('noCompany')}</Typography>;
  return (
    <>
      <Languages>
        <LText source={s('company.name')} max={100} required />
        <LText source={s('company.introduction')} max={2000} multiline minRows={3} />
      </Languages>
      <Pair>
        <TextInput source={s('company.ceoName')} validate={[required(), maxLength(50)]} />
        <TextInput source={s('company.businessNumber')} validate={required()} />
        <SelectInput
          source={s('company.category')}
          choices={tradeChoices}
          translateChoice={false}
          validate={required()}
        />
        <TextInput source={s('company.tel')} type="tel" helperText={t('phoneHint')} />
        <TextInput source={s('company.homepage')} type="url" />
        <NumberInput source={s('company.foundedYear')} min={1800} max={2100} />
        <NumberInput source={s('company.employees')} min={0} />
      </Pair>
      <AddressFields of="company.address" needed />
    </>
  );
};
