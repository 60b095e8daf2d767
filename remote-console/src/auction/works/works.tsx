import { Gavel } from 'lucide-react';
import { DateInput, SearchInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Work, workStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { MoneyField } from '../../components/fields/MoneyField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { AuthorInput } from '../authors/AuthorInput';
import { ProgramInput } from '../programs/ProgramInput';
import { workI18n, workLabels } from './i18n';
import { workStatusTones } from './status-tones';
import { transformWork } from './transform-work';
import { WorkAside } from './WorkAside';
import { WorkFields } from './WorkFields';
import { WorkTabs } from './WorkTabs';

type List = typeof contract.console.works.list;
const s = source<Work>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <ProgramInput key="_program" source={filter('_program')} label="resources.auction/works.fields._program" alwaysOn />,
  <AuthorInput key="_author" source={filter('_author')} label="resources.auction/works.fields._author" />,
  <DateInput key="day" source={filter('day')} label="resources.auction/works.filter.day" />,
];

const ListTabs = () => {
  const t = workI18n.useT();
  return (
    <FilterTabs
      field={filter('status')}
      values={workStatuses}
      counted={['OPEN']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

const WorkList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'lotNo', 'effectiveEndAt', 'price', 'bidCount']}
    hiddenColumns={['createdAt', 'updatedAt', 'watchers', 'startPrice', 'wonEmail.sentAt']}
    tabs={<ListTabs />}
    exportFields={{
      'program.code': true,
      lotNo: true,
      'title.ko': true,
      'author.name.ko': true,
      status: true,
      startPrice: true,
      currentPrice: true,
      bidCount: true,
      'result.hammer': true,
      'result.total': true,
      effectiveEndAt: true,
    }}
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
    <Column source={s('thumb')} field={ThumbnailField} disableSort />
    <Column source={s('lotNo')} align="right" />
    <Column source={s('title')} disableSort sx={{ minWidth: 140 }}>
      <RecordLink>
        <LocalisedField source={s('title')} />
      </RecordLink>
    </Column>
    <Column source={s('author.name')} field={LocalisedField} disableSort />
    <Column source={s('program.title')} field={LocalisedField} disableSort />
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={workStatusTones} />
    </Column>
    <Column source={s('startPrice')} align="right" field={MoneyField} disableSort />
    <Column source={s('currentPrice')} align="right" field={MoneyField} disableSort />
    <Column source={s('bidCount')} align="right" />
    <Column source={s('effectiveEndAt')} field={DateTimeField} />
    <Column source={s('result.total')} align="right" field={MoneyField} disableSort />
    <Column source={s('wonEmail.sentAt')} field={DateTimeField} disableSort />
    <Column source={s('watchers')} align="right" disableSort />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Work> = { status: 'DRAFT', classification: { type: 'NULL' }, order: 0 };

const WorkCreate = () => (
  <RecordCreate transform={transformWork}>
    <RecordForm defaultValues={defaultValues} side={<WorkAside />}>
      <WorkFields />
    </RecordForm>
  </RecordCreate>
);

const WorkEdit = () => (
  <RecordEdit transform={transformWork}>
    <WorkTabs />
  </RecordEdit>
);

export const works = defineResource({
  name: 'auction/works',
  labels: workLabels,
  menu: { group: 'auction', Icon: Gavel },
  store: createCrudStore('works', api.console.works, contract.console.works),
  recordTitle: s('title.ko'),
  List: WorkList,
  Create: WorkCreate,
  Edit: WorkEdit,
});
