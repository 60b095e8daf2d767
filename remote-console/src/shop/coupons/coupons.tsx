import { TicketPercent } from 'lucide-react';
import { BulkUpdateButton, NullableBooleanInput } from 'react-admin';
import { api } from 'shared/client';
import { type Coupon, contract, couponKinds } from 'shared/contract';
import { formatDate, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { EndTimeField } from '../../components/fields/EndTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { CouponFields } from './CouponFields';
import { IssueCouponButton } from './IssueCouponButton';
import { couponI18n, couponLabels } from './i18n';
import { transformCoupon } from './transform-coupon';

type List = typeof contract.console.coupons.list;
const s = source<Coupon>();
const filter = filterName<List>();

const filters = [
  <ChoiceInput key="kind" source={filter('kind')} values={couponKinds} alwaysOn />,
  <NullableBooleanInput key="enabled" source={filter('enabled')} />,
];

const BulkActions = () => {
  const t = couponI18n.useT();
  return (
    <>
      <BulkUpdateButton mutationMode="pessimistic" data={{ enabled: true }} label={t('enable')} />
      <BulkUpdateButton mutationMode="pessimistic" data={{ enabled: false }} label={t('disable')} />
    </>
  );
};

const CouponList = () => {
  const language = useLanguage();
  const formatValue = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>) =>
    kind === 'PERCENT' ? `${value}%` : formatWon(value, language);
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'startAt', 'endAt', 'issued', 'used']}
      hiddenColumns={['updatedAt', 'createdAt']}
      bulkActions={<BulkActions />}
      exportFields={['name.ko', 'code', 'kind', 'value', 'minimum', 'startAt', 'endAt', 'issued', 'used', 'enabled']}
      exportFormats={{ endAt: formatSeoulEnd }}
      card={{
        title: () => <LocalisedField source={s('name')} />,
        text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatSeoulEnd(endAt).slice(0, 10)}`,
        aside: formatValue,
      }}
    >
      <LocalisedLinkColumn source={s('name')} />
      <Column source={s('code')} />
      <StatusColumn source={s('kind')} />
      <Column source={s('value')} align="right" render={(coupon) => formatValue(coupon as unknown as Coupon)} />
      <Column source={s('startAt')} field={DateTimeField} />
      <Column source={s('endAt')} field={EndTimeField} />
      <Column source={s('issued')} align="right" />
      <Column source={s('used')} align="right" />
      <Column source={s('enabled')} field={BooleanField} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

const defaultValues: Partial<Coupon> = {
  kind: 'AMOUNT',
  trunc: 10,
  minimum: 0,
  perUser: 1,
  enabled: true,
  scope: { type: 'ALL', ids: [] },
};

const CouponCreate = () => (
  <CreateScreen Fields={CouponFields} defaultValues={defaultValues} transform={transformCoupon} />
);

const CouponEdit = () => (
  <EditScreen Fields={CouponFields} actions={<IssueCouponButton />} transform={transformCoupon} />
);

export const coupons = defineResource({
  name: 'shop/coupons',
  labels: couponLabels,
  menu: { group: 'shop', order: 40, Icon: TicketPercent },
  store: createCrudStore('coupons', api.console.coupons, contract.console.coupons),
  recordTitle: s('name'),
  List: CouponList,
  Create: CouponCreate,
  Edit: CouponEdit,
});
