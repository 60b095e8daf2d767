import { BulkUpdateButton, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { type Coupon, couponKinds } from 'shared/contract';
import { formatDate, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { CouponFields } from './CouponFields';
import { Holders } from './Holders';
import { IssueButton } from './IssueButton';
import { couponI18n } from './i18n';
import { written } from './written';

const resource = 'shop/coupons';
const s = source<Coupon>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source={s('kind')} choices={choices(resource, 'kind', couponKinds)} alwaysOn />,
  <NullableBooleanInput key="enabled" source={s('enabled')} />,
];

const Bulk = () => {
  const t = couponI18n.useT();
  return (
    <>
      <BulkUpdateButton mutationMode="pessimistic" data={{ enabled: true }} label={t('enable')} />
      <BulkUpdateButton mutationMode="pessimistic" data={{ enabled: false }} label={t('disable')} />
    </>
  );
};

export const CouponList = () => {
  const t = couponI18n.useT();
  const language = useLanguage();
  const worth = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>) =>
    kind === 'PERCENT' ? t('percent', { value }) : formatWon(value, language);
  return (
    <RecordList<Coupon>
      filters={filters}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt'), s('startAt'), s('endAt'), s('issued'), s('used')]}
      hidden={[s('updatedAt'), s('createdAt')]}
      bulk={<Bulk />}
      exported={{
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
        title: () => <LField source={s('name')} />,
        text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatDate(endAt)}`,
        mark: worth,
      }}
    >
      <Column source={s('name')} disableSort>
        <OpenLink>
          <LField source={s('name')} />
        </OpenLink>
      </Column>
      <Column source={s('code')} />
      <Column source={s('kind')} disableSort>
        <StatusField source={s('kind')} />
      </Column>
      <Column source={s('value')} align="right" disableSort render={(coupon) => worth(coupon as unknown as Coupon)} />
      <Column source={s('startAt')} field={WhenField} />
      <Column source={s('endAt')} field={WhenField} />
      <Column source={s('issued')} align="right" />
      <Column source={s('used')} align="right" />
      <Column source={s('enabled')} field={YesField} disableSort />
      <Column source={s('createdAt')} field={WhenField} />
      <Column source={s('updatedAt')} field={WhenField} />
    </RecordList>
  );
};

const fresh: Partial<Coupon> = {
  kind: 'AMOUNT',
  trunc: 10,
  minimum: 0,
  perUser: 1,
  enabled: true,
  scope: { type: 'ALL', ids: [] },
};

export const CouponCreate = () => (
  <RecordCreate transform={written}>
    <RecordForm defaultValues={fresh}>
      <CouponFields />
    </RecordForm>
  </RecordCreate>
);

export const CouponEdit = () => (
  <RecordEdit actions={<IssueButton />} transform={written}>
    <RecordForm removable>
      <CouponFields />
      <Holders />
    </RecordForm>
  </RecordEdit>
);
