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
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Items } from '../../parts/Items';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { useTrades } from '../../parts/trades';
import { userI18n } from './i18n';

type Buyer = NonNullable<User['buyer']>;
type Seller = NonNullable<User['seller']>;
const s = source<User>();
const area = source<Buyer['activityAreas'][number]>();
const certificate = source<Seller['certificates'][number]>();

const BuyerFields = () => {
  const translate = useTranslate();
  const { tradeChoices, cityChoices } = useTrades();
  return (
    <Group title={translate('resources.users.fields.buyer')}>
      <CheckboxGroupInput
        source={s('buyer.types')}
        choices={choices('users', 'types', buyerTypes)}
        validate={required()}
      />
      <Items source={s('buyer.activityAreas')} inline>
        <SelectInput source={area('city')} choices={cityChoices} translateChoice={false} validate={required()} />
        <TextInput source={area('district')} validate={maxLength(40)} />
      </Items>
      <SelectArrayInput source={s('buyer.interests')} choices={tradeChoices} translateChoice={false} />
      <Pair>
        <NumberInput source={s('buyer.budget.from')} min={0} />
        <NumberInput source={s('buyer.budget.to')} min={0} />
      </Pair>
      <TextInput source={s('buyer.channels')} validate={maxLength(300)} />
    </Group>
  );
};

const SellerFields = () => {
  const translate = useTranslate();
  return (
    <Group title={translate('resources.users.fields.seller')}>
      <Items source={s('seller.certificates')} label={false}>
        <Pair>
          <SelectInput
            source={certificate('type')}
            choices={choices('users', 'certificate', certificateTypes)}
            validate={required()}
          />
          <TextInput source={certificate('name')} validate={maxLength(100)} />
          <NumberInput source={certificate('year')} min={2000} max={2100} />
          <TextInput source={certificate('number')} validate={maxLength(60)} />
          <TextInput source={certificate('selectedAt')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        </Pair>
      </Items>
    </Group>
  );
};

/** What they said of themselves when they applied. */
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
