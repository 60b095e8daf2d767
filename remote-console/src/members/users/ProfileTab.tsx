import { Typography } from '@mui/material';
import {
  CheckboxGroupInput,
  maxLength,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { buyerTypes, certificateTypes, type User } from 'shared/contract';
import { source } from '../../components/forms/source';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { userI18n } from './i18n';

type Buyer = NonNullable<User['buyer']>;
type Seller = NonNullable<User['seller']>;
const s = source<User>();
const area = source<Buyer['activityAreas'][number]>();
const certificate = source<Seller['certificates'][number]>();

const BuyerFields = () => {
  const translate = useTranslate();
  const { sectorChoices, cityChoices } = useBusinessSectors();
  return (
    <Section title={translate('resources.users.fields.buyer')}>
      <CheckboxGroupInput
        source={s('buyer.types')}
        choices={buildChoices('users', 'types', buyerTypes)}
        validate={required()}
      />
      <ArrayItemsInput source={s('buyer.activityAreas')} inline>
        <SelectInput source={area('city')} choices={cityChoices} translateChoice={false} validate={required()} />
        <TextInput source={area('district')} validate={maxLength(40)} />
      </ArrayItemsInput>
      <SelectArrayInput source={s('buyer.interests')} choices={sectorChoices} translateChoice={false} />
      <FormGrid>
        <NumberInput source={s('buyer.budget.from')} min={0} />
        <NumberInput source={s('buyer.budget.to')} min={0} />
      </FormGrid>
      <TextInput source={s('buyer.channels')} validate={maxLength(300)} />
    </Section>
  );
};

const SellerFields = () => {
  const translate = useTranslate();
  return (
    <Section title={translate('resources.users.fields.seller')}>
      <ArrayItemsInput source={s('seller.certificates')} label={false}>
        <FormGrid>
          <ChoiceInput source={certificate('type')} values={certificateTypes} labelField="certificate" required />
          <TextInput source={certificate('name')} validate={maxLength(100)} />
          <NumberInput source={certificate('year')} min={2000} max={2100} />
          <TextInput source={certificate('number')} validate={maxLength(60)} />
          <TextInput source={certificate('selectedAt')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        </FormGrid>
      </ArrayItemsInput>
    </Section>
  );
};

/** Buyer and seller profile, as entered in the application. */
export const ProfileTab = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  if (!user?.buyer && !user?.seller) return <Typography color="text.secondary">{t('noProfile')}</Typography>;
  return (
    <>
      {user.buyer && <BuyerFields />}
      {user.seller && <SellerFields />}
    </>
  );
};
