import { DateInput, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { type Fair, fairTypes } from 'shared/contract';
import { formatDate } from 'shared/format';
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
import { FairExcel } from './FairExcel';
import { FairMain } from './FairMain';
import { FairSide } from './FairSide';
import { FairTabs } from './FairTabs';
import { written } from './written';
import './i18n';

const s = source<Fair>();

const tones = {
  ONGOING: 'success',
  BUYER_APPLICATIONS: 'info',
  RECRUITING_SELLERS: 'info',
  UPCOMING: 'warning',
} as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="type" source={s('type')} choices={choices('fairs', 'type', fairTypes)} />,
  <NullableBooleanInput key="published" source={s('published')} />,
  <DateInput key="day" source="day" label="resources.fairs.filter.day" />,
];

export const FairList = () => (
  <RecordList<Fair>
    filters={filters}
    sort={{ field: s('startAt'), order: 'DESC' }}
    sorts={[s('startAt'), s('requestFrom'), s('createdAt')]}
    hidden={[s('updatedAt'), s('endAt')]}
    exported={{
      'title.ko': true,
      type: true,
      status: true,
      published: true,
      startAt: true,
      endAt: true,
      'counts.sellers': true,
      'counts.buyers': true,
      'counts.products': true,
      'counts.matchings': true,
    }}
    card={{
      title: () => <LField source={s('title')} />,
      text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatDate(endAt)}`,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('title')} disableSort>
      <OpenLink>
        <LField source={s('title')} />
      </OpenLink>
    </Column>
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('type')} disableSort>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('published')} field={YesField} disableSort />
    <Column source={s('startAt')} field={WhenField} />
    <Column source={s('endAt')} field={WhenField} />
    <Column source={s('counts.sellers')} align="right" disableSort />
    <Column source={s('counts.buyers')} align="right" disableSort />
    <Column source={s('counts.products')} align="right" disableSort />
    <Column source={s('counts.matchings')} align="right" disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const fresh: Partial<Fair> = {
  type: 'OFFLINE',
  published: false,
  days: [],
  direction: 'BOTH',
  sellerCertificates: ['SeoulAward', 'SuperRookie'],
};

export const FairCreate = () => (
  <RecordCreate transform={written}>
    <RecordForm defaultValues={fresh} side={<FairSide />}>
      <FairMain />
    </RecordForm>
  </RecordCreate>
);

export const FairEdit = () => (
  <RecordEdit actions={<FairExcel />} transform={written}>
    <FairTabs />
  </RecordEdit>
);
