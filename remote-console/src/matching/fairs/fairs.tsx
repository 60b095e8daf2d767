import { Handshake } from 'lucide-react';
import { DateInput, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Fair, fairTypes } from 'shared/contract';
import { formatDate } from 'shared/format';
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
import { FairAside } from './FairAside';
import { FairExcelButton } from './FairExcelButton';
import { FairFields } from './FairFields';
import { FairTabs } from './FairTabs';
import { fairLabels } from './labels';
import { transformFair } from './transform-fair';

type List = typeof contract.console.fairs.list;
const s = source<Fair>();
const filter = filterName<List>();

/** Chip colours of a fair's status. */
const fairStatusTones = {
  ONGOING: 'success',
  BUYER_APPLICATIONS: 'info',
  RECRUITING_SELLERS: 'info',
  UPCOMING: 'warning',
} as const;

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="type" source={filter('type')} choices={buildChoices('fairs', 'type', fairTypes)} />,
  <NullableBooleanInput key="published" source={filter('published')} />,
  <DateInput key="day" source={filter('day')} label="resources.fairs.filter.day" />,
];

const FairList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'startAt', order: 'DESC' }}
    sorts={['startAt', 'requestFrom', 'createdAt']}
    hiddenColumns={['updatedAt', 'endAt']}
    exportFields={{
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
      title: () => <LocalisedField source={s('title')} />,
      text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatDate(endAt)}`,
      aside: () => <StatusField source={s('status')} tones={fairStatusTones} />,
    }}
  >
    <Column source={s('title')} disableSort>
      <RecordLink>
        <LocalisedField source={s('title')} />
      </RecordLink>
    </Column>
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={fairStatusTones} />
    </Column>
    <Column source={s('type')} disableSort>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('published')} field={BooleanField} disableSort />
    <Column source={s('startAt')} field={DateTimeField} />
    <Column source={s('endAt')} field={DateTimeField} />
    <Column source={s('counts.sellers')} align="right" disableSort />
    <Column source={s('counts.buyers')} align="right" disableSort />
    <Column source={s('counts.products')} align="right" disableSort />
    <Column source={s('counts.matchings')} align="right" disableSort />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Fair> = {
  type: 'OFFLINE',
  published: false,
  days: [],
  direction: 'BOTH',
  sellerCertificates: ['SeoulAward', 'SuperRookie'],
};

const FairCreate = () => (
  <RecordCreate transform={transformFair}>
    <RecordForm defaultValues={defaultValues} side={<FairAside />}>
      <FairFields />
    </RecordForm>
  </RecordCreate>
);

const FairEdit = () => (
  <RecordEdit actions={<FairExcelButton />} transform={transformFair}>
    <FairTabs />
  </RecordEdit>
);

export const fairs = defineResource({
  name: 'fairs',
  labels: fairLabels,
  menu: { group: 'matching', Icon: Handshake },
  store: createCrudStore('fairs', api.console.fairs, contract.console.fairs),
  recordTitle: s('title.ko'),
  List: FairList,
  Create: FairCreate,
  Edit: FairEdit,
});
