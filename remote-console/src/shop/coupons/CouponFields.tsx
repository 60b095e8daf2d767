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
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Coupon, couponKinds, couponScopes, type ShopProduct } from 'shared/contract';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { useCategoryChoices } from '../categories/use-categories';
import { CouponHolders } from './CouponHolders';
import { couponI18n } from './i18n';

const s = source<Coupon>();

/** What a coupon applies to: all products, categories or single products. */
const ScopeFields = () => {
  const localise = useLocalised();
  const { choices: categories, isPending } = useCategoryChoices();
  const type = useWatch<Coupon, 'scope.type'>({ name: 'scope.type' });
  return (
    <>
      <ChoiceInput source={s('scope.type')} values={couponScopes} required helperText={false} />
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
            optionText={(product?: ShopProduct) => (product ? localise(product.name) : '')}
            filterToQuery={(q: string) => ({ q })}
            validate={required()}
            helperText={false}
          />
        </ReferenceArrayInput>
      )}
    </>
  );
};

/** Value of a coupon: an amount in KRW, or a percentage with a maximum. */
const ValueFields = () => {
  const t = couponI18n.useT();
  const kind = useWatch<Coupon, 'kind'>({ name: 'kind' });
  const isPercent = kind === 'PERCENT';
  return (
    <FormGrid>
      <ChoiceInput source={s('kind')} values={couponKinds} required helperText={false} />
      <NumberInput
        source={s('value')}
        min={1}
        validate={[required(), minValue(1), ...(isPercent ? [maxValue(100)] : [])]}
        helperText={t(isPercent ? 'valuePercent' : 'valueWon')}
      />
      <NumberInput source={s('minimum')} min={0} validate={required()} helperText={false} />
      {isPercent && <NumberInput source={s('maximum')} min={0} helperText={t('unlimited')} />}
      {isPercent && <NumberInput source={s('trunc')} min={1} validate={required()} helperText={false} />}
      <ScopeFields />
    </FormGrid>
  );
};

/** Name, value, scope, period and number of a coupon, and the members who have it. */
export const CouponFields = () => {
  const t = couponI18n.useT();
  const coupon = useRecordContext<Coupon & { id: string }>();
  const afterStart = (endAt: string | null, { startAt }: Partial<Coupon>) =>
    endAt && startAt && endAt <= startAt ? t('endBeforeStart') : undefined;
  return (
    <>
      {coupon && coupon.issued > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('issuedHint')}
        </Alert>
      )}
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={80} required />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={s('code')} validate={maxLength(20)} helperText={t('codeHint')} />
        <BooleanInput source={s('enabled')} />
      </FormGrid>
      <Section title={t('discount')}>
        <ValueFields />
      </Section>
      <Section title={t('period')}>
        <FormGrid>
          <SeoulDateTimeInput source={s('startAt')} validate={required()} helperText={false} />
          <SeoulEndInput source={s('endAt')} validate={[required(), afterStart]} />
          <NumberInput source={s('limit')} min={1} helperText={t('unlimited')} />
          <NumberInput source={s('perUser')} min={1} max={100} validate={required()} helperText={false} />
          <NumberInput source={s('validDays')} min={1} helperText={t('validDaysHint')} />
        </FormGrid>
      </Section>
      {coupon && <CouponHolders id={coupon.id} />}
    </>
  );
};
