import { Gavel } from 'lucide-react';
import { DateInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Work, workStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { MoneyField } from '../../components/fields/MoneyField';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { CreateScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { AuthorInput } from '../authors/AuthorInput';
import { ProgramInput } from '../programs/ProgramInput';
import { workLabels } from './i18n';
import { workStatusTones } from './status-tones';
import { transformWork } from './transform-work';
import { WorkAside } from './WorkAside';
import { WorkFields } from './WorkFields';
import { listWorkUploads } from './WorkFiles';
import { WorkTabs } from './WorkTabs';

type List = typeof contract.console.works.list;
const s = source<Work>();
const filter = filterName<List>();

const filters = [
  <ProgramInput key="_program" source={filter('_program')} label="resources.auction/works.fields._program" alwaysOn />,
  <AuthorInput key="_author" source={filter('_author')} label="resources.auction/works.fields._author" />,
  <DateInput key="day" source={filter('day')} label="resources.auction/works.filter.day" />,
];

const WorkList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'lotNo', 'effectiveEndAt', 'price', 'bidCount']}
    hiddenColumns={['createdAt', 'updatedAt', 'watchers', 'startPrice', 'wonEmail.sentAt']}
    tabs={<FilterTabs field={filter('status')} values={workStatuses} counted={['OPEN']} />}
    exportFields={[
      'program.code',
      'lotNo',
      'title.ko',
      'author.name.ko',
      'status',
      'startPrice',
      'currentPrice',
      'bidCount',
      'result.hammer',
      'result.total',
      'effectiveEndAt',
    ]}
    card={{
      title: ({ lotNo }) => (
        <>
          {lotNo}. <LocalisedField source={s('title')} />
        </>
      ),
      text: ({ currentPrice }) => <MoneyField source={currentPrice === null ? s('startPrice') : s('currentPrice')} />,
      aside: () => <StatusField source={s('status')} tones={workStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} />
    <Column source={s('lotNo')} align="right" />
    <LocalisedLinkColumn source={s('title')} sx={{ minWidth: 140 }} />
    <Column source={s('author.name')} field={LocalisedField} />
    <Column source={s('program.title')} field={LocalisedField} />
    <StatusColumn source={s('status')} tones={workStatusTones} />
    <Column source={s('startPrice')} align="right" field={MoneyField} />
    <Column source={s('currentPrice')} align="right" field={MoneyField} />
    <Column source={s('bidCount')} align="right" />
    <Column source={s('effectiveEndAt')} field={DateTimeField} />
    <Column source={s('result.total')} align="right" field={MoneyField} />
    <Column source={s('wonEmail.sentAt')} field={DateTimeField} />
    <Column source={s('watchers')} align="right" />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Work> = { status: 'DRAFT', classification: { type: 'NULL' }, order: 0 };

const WorkCreate = () => (
  <CreateScreen
    Fields={WorkFields}
    Aside={WorkAside}
    defaultValues={defaultValues}
    transform={transformWork}
    listUploads={listWorkUploads}
  />
);

const WorkEdit = () => (
  <RecordEdit transform={transformWork}>
    <WorkTabs />
  </RecordEdit>
);

export const works = defineResource({
  name: 'auction/works',
  labels: workLabels,
  menu: { group: 'auction', order: 20, Icon: Gavel },
  store: createCrudStore('works', api.console.works, contract.console.works),
  recordTitle: s('title'),
  List: WorkList,
  Create: WorkCreate,
  Edit: WorkEdit,
});
