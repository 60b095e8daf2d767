import { TicketPercent } from 'lucide-react';
import { BulkUpdateButton, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { type Coupon, contract, couponKinds } from 'shared/contract';
import { formatDate, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { CouponFields } from './CouponFields';
import { CouponHolders } from './CouponHolders';
import { IssueCouponButton } from './IssueCouponButton';
import { couponI18n, couponLabels } from './i18n';
import { transformCoupon } from './transform-coupon';

const resource = 'shop/coupons';
type List = typeof contract.console.coupons.list;
const s = source<Coupon>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="kind" source={filter('kind')} choices={buildChoices(resource, 'kind', couponKinds)} alwaysOn />,
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
  const t = couponI18n.useT();
  const language = useLanguage();
  const formatValue = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>) =>
    kind === 'PERCENT' ? t('percent', { value }) : formatWon(value, language);
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'startAt', 'endAt', 'issued', 'used']}
      hiddenColumns={['updatedAt', 'createdAt']}
      bulkActions={<BulkActions />}
      exportFields={{
        'name.ko': true,
        code: true,
        kind: true,
        value: true,
        minimum: true,
        startAt: true,
        endAt: true,
        issued: true,
        used: true,
        enabled: true,
      }}
      card={{
        title: () => <LocalisedField source={s('name')} />,
        text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatDate(endAt)}`,
        aside: formatValue,
      }}
    >
      <Column source={s('name')} disableSort>
        <RecordLink>
          <LocalisedField source={s('name')} />
        </RecordLink>
      </Column>
      <Column source={s('code')} />
      <Column source={s('kind')} disableSort>
        <StatusField source={s('kind')} />
      </Column>
      <Column
        source={s('value')}
        align="right"
        disableSort
        render={(coupon) => formatValue(coupon as unknown as Coupon)}
      />
      <Column source={s('startAt')} field={DateTimeField} />
      <Column source={s('endAt')} field={DateTimeField} />
      <Column source={s('issued')} align="right" />
      <Column source={s('used')} align="right" />
      <Column source={s('enabled')} field={BooleanField} disableSort />
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
  <RecordCreate transform={transformCoupon}>
    <RecordForm defaultValues={defaultValues}>
      <CouponFields />
    </RecordForm>
  </RecordCreate>
);

const CouponEdit = () => (
  <RecordEdit actions={<IssueCouponButton />} transform={transformCoupon}>
    <RecordForm removable>
      <CouponFields />
      <CouponHolders />
    </RecordForm>
  </RecordEdit>
);

export const coupons = defineResource({
  name: 'shop/coupons',
  labels: couponLabels,
  menu: { group: 'shop', Icon: TicketPercent },
  store: createCrudStore('coupons', api.console.coupons, contract.console.coupons),
  recordTitle: s('name.ko'),
  List: CouponList,
  Create: CouponCreate,
  Edit: CouponEdit,
});
