import { Handshake } from 'lucide-react';
import { DateInput, NullableBooleanInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Fair, fairTypes } from 'shared/contract';
import { formatDate } from 'shared/format';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { EndTimeField } from '../../components/fields/EndTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { CreateScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { CopyFairButton } from './CopyFairButton';
import { FairAside } from './FairAside';
import { FairExcelButton } from './FairExcelButton';
import { FairFields } from './FairFields';
import { FairTabs } from './FairTabs';
import { listFairUploads } from './FairThumbs';
import { fairLabels } from './labels';
import { transformFair } from './transform-fair';
import { useFairRules } from './use-fair-rules';

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
  <ChoiceInput key="type" source={filter('type')} values={fairTypes} />,
  <NullableBooleanInput key="published" source={filter('published')} />,
  <DateInput key="day" source={filter('day')} label="resources.fairs.filter.day" />,
];

const FairList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'startAt', order: 'DESC' }}
    sorts={['startAt', 'requestFrom', 'createdAt']}
    hiddenColumns={['updatedAt', 'endAt']}
    exportFields={[
      'title.ko',
      'type',
      'status',
      'published',
      'startAt',
      'endAt',
      'counts.sellers',
      'counts.buyers',
      'counts.products',
      'counts.matchings',
    ]}
    exportFormats={{ endAt: formatSeoulEnd }}
    card={{
      title: () => <LocalisedField source={s('title')} />,
      text: ({ startAt, endAt }) => `${formatDate(startAt)} – ${formatSeoulEnd(endAt).slice(0, 10)}`,
      aside: () => <StatusField source={s('status')} tones={fairStatusTones} />,
    }}
  >
    <LocalisedLinkColumn source={s('title')} />
    <StatusColumn source={s('status')} tones={fairStatusTones} />
    <StatusColumn source={s('type')} />
    <Column source={s('published')} field={BooleanField} />
    <Column source={s('startAt')} field={DateTimeField} />
    <Column source={s('endAt')} field={EndTimeField} />
    <Column source={s('counts.sellers')} align="right" />
    <Column source={s('counts.buyers')} align="right" />
    <Column source={s('counts.products')} align="right" />
    <Column source={s('counts.matchings')} align="right" />
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

/** The form begins with the rules of the setting, so that they are seen before they hold. */
const FairCreate = () => {
  const rules = useFairRules();
  if (!rules.data) return <QueryStatus query={rules} height={480} />;
  return (
    <CreateScreen
      Fields={FairFields}
      Aside={FairAside}
      defaultValues={{ ...defaultValues, ...rules.data }}
      transform={(fair: Partial<Fair>) => transformFair(fair, rules.data)}
      listUploads={listFairUploads}
    />
  );
};

const FairActions = () => (
  <>
    <CopyFairButton />
    <FairExcelButton />
  </>
);

const FairEdit = () => {
  const { data: rules } = useFairRules();
  return (
    <RecordEdit actions={<FairActions />} transform={(fair: Partial<Fair>) => transformFair(fair, rules)}>
      <FairTabs />
    </RecordEdit>
  );
};

export const fairs = defineResource({
  name: 'fairs',
  labels: fairLabels,
  menu: { group: 'matching', order: 10, Icon: Handshake },
  store: createCrudStore('fairs', api.console.fairs, contract.console.fairs),
  recordTitle: s('title'),
  List: FairList,
  Create: FairCreate,
  Edit: FairEdit,
});
