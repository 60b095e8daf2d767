import { Alert } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Coupon, couponKinds, couponScopes, type ShopProduct } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { useWord } from '../../parts/use-word';
import { useCategoryChoices } from '../categories/use-categories';
import { couponI18n } from './i18n';

const resource = 'shop/coupons';
const s = source<Coupon>();

/** To what it applies: the inputs follow the kind of scope. */
const Scope = () => {
  const word = useWord();
  const { choices: categories, isPending } = useCategoryChoices();
  const type = useWatch<Coupon, 'scope.type'>({ name: 'scope.type' });
  return (
    <>
      <SelectInput
        source={s('scope.type')}
        choices={choices(resource, 'scope.type', couponScopes)}
        validate={required()}
        helperText={false}
      />
      {type === 'CATEGORY' && (
        <AutocompleteArrayInput
          source={s('scope.ids')}
          choices={categories}
          isPending={isPending}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      )}
      {type === 'PRODUCT' && (
        <ReferenceArrayInput source={s('scope.ids')} reference="shop/products" sort={{ field: 'code', order: 'ASC' }}>
          <AutocompleteArrayInput
            label="resources.shop/coupons.fields.scope.ids"
            optionText={(product?: ShopProduct) => (product ? word(product.name) : '')}
            filterToQuery={(q: string) => ({ q })}
            validate={required()}
            helperText={false}
          />
        </ReferenceArrayInput>
      )}
    </>
  );
};

const Worth = () => {
  const t = couponI18n.useT();
  const kind = useWatch<Coupon, 'kind'>({ name: 'kind' });
  const percent = kind === 'PERCENT';
  return (
    <Pair>
      <SelectInput
        source={s('kind')}
        choices={choices(resource, 'kind', couponKinds)}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source={s('value')}
        min={1}
        validate={[required(), minValue(1), ...(percent ? [maxValue(100)] : [])]}
        helperText={t(percent ? 'valuePercent' : 'valueWon')}
      />
      <NumberInput source={s('minimum')} min={0} validate={required()} helperText={false} />
      {percent && <NumberInput source={s('maximum')} min={0} helperText={t('unlimited')} />}
      {percent && <NumberInput source={s('trunc')} min={1} validate={required()} helperText={false} />}
      <Scope />
    </Pair>
  );
};

/** What a coupon is worth, to what it applies, when, and how many there are. */
export const CouponFields = () => {
  const t = couponI18n.useT();
  const held = (useRecordContext<Coupon & { id: string }>()?.issued ?? 0) > 0;
  const afterStart = (endAt: string | null, { startAt }: Partial<Coupon>) =>
    endAt && startAt && endAt <= startAt ? t('afterStart') : undefined;
  return (
    <>
      {held && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('held')}
        </Alert>
      )}
      <Languages>
        <LText source={s('name')} max={80} required />
      </Languages>
      <Pair>
        <TextInput source={s('code')} validate={maxLength(20)} helperText={t('codeHint')} />
        <BooleanInput source={s('enabled')} />
      </Pair>
      <Group title={t('rule')}>
        <Worth />
      </Group>
      <Group title={t('period')}>
        <Pair>
          <SeoulInput source={s('startAt')} validate={required()} helperText={false} />
          <SeoulInput source={s('endAt')} validate={[required(), afterStart]} helperText={false} />
          <NumberInput source={s('limit')} min={1} helperText={t('unlimited')} />
          <NumberInput source={s('perUser')} min={1} max={100} validate={required()} helperText={false} />
          <NumberInput source={s('validDays')} min={1} helperText={t('untilEnd')} />
        </Pair>
      </Group>
    </>
  );
};
