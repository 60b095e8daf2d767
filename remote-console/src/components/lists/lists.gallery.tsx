import { useState } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, TextInput, useList } from 'react-admin';
import type { contract } from 'shared/contract';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { consultations } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { DateTimeField } from '../fields/DateTimeField';
import { RecordLink } from '../fields/RecordLink';
import { StaffField } from '../fields/StaffField';
import { ChoiceInput } from '../inputs/ChoiceInput';
import { BulkStatusButtons } from './BulkStatusButtons';
import { Column } from './Column';
import { DocumentItemList } from './DocumentItemList';
import { FilteredRows } from './FilteredRows';
import { FilterTabs } from './FilterTabs';
import { LocalisedLinkColumn } from './LocalisedLinkColumn';
import { Pager } from './Pager';
import { RecordList } from './RecordList';
import { SortableList } from './SortableList';
import { StatusColumn } from './StatusColumn';
import { useRowQuery } from './use-row-query';

const { useT } = exampleI18n;
type Forms = typeof contract.console.forms.list;
type Boards = typeof contract.console.boards.list;

const tones = { RECEIVED: 'error', IN_PROGRESS: 'warning', ANSWERED: 'success' } as const;
const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM'] as const;

const Requests = () => (
  <ResourceContextProvider value="forms">
    <RecordList<Forms>
      filters={[<ChoiceInput key="code" source="code" values={['consult', 'award-entry']} alwaysOn />]}
      tabs={<FilterTabs field="status" values={statuses} counted={['RECEIVED', 'IN_PROGRESS']} />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'name']}
      exportFields={['receiptNo', 'name', 'createdAt']}
      bulkActions={<BulkStatusButtons field="status" values={['CLOSED', 'SPAM']} />}
      card={{ title: ({ name }) => name, text: ({ receiptNo }) => receiptNo }}
    >
      <Column source="receiptNo" render={({ receiptNo }) => <RecordLink>{receiptNo}</RecordLink>} />
      <StatusColumn source="status" tones={tones} />
      <Column source="name" />
      <Column source="phone" />
      <Column source="assignee" field={StaffField} />
      <Column source="createdAt" field={DateTimeField} />
    </RecordList>
  </ResourceContextProvider>
);

const Posts = ({ resource }: { resource: string }) => (
  <ResourceContextProvider value={resource}>
    <RecordList<Boards>
      sort={{ field: 'publishAt', order: 'DESC' }}
      sorts={['publishAt']}
      card={{ title: ({ subject }) => subject.ko }}
    >
      <LocalisedLinkColumn source="subject" />
      <Column source="createdAt" field={DateTimeField} />
    </RecordList>
  </ResourceContextProvider>
);

const OnePost = () => <Posts resource="boards" />;
const NoPosts = () => <Posts resource="banners" />;
const FailedPosts = () => <Posts resource="popups" />;
const LoadingPosts = () => <Posts resource="faqs" />;

const Rows = ({ count }: { count: number }) => {
  const t = useT();
  const labels = { statuses: t('request'), search: t('search'), open: t('request'), closed: t('closed') };
  return (
    <FilteredRows
      rows={useRowQuery(['open', 'closed'])}
      statuses={['open', 'closed']}
      t={(key) => labels[key]}
      empty={t('noRows')}
      answer={{
        data: { total: count, counts: { open: count } },
        isPending: false,
        error: null,
        refetch: () => undefined,
      }}
    >
      {consultations.slice(0, Math.min(count, 3)).map(({ _id, name, receiptNo }) => (
        <li key={_id}>
          {receiptNo} · {name}
        </li>
      ))}
    </FilteredRows>
  );
};

const ManyRows = () => <Rows count={47} />;
const NoRows = () => <Rows count={0} />;

/** Constant, because a list is made anew for another one. */
const nothing: RaRecord[] = [];

const StatusTabs = () => {
  const list = useList({ data: nothing });
  return (
    <ListContextProvider value={{ ...list, resource: 'forms' }}>
      <FilterTabs field="status" values={statuses} counted={['RECEIVED']} />
    </ListContextProvider>
  );
};

const Sorting = () => {
  const t = useT();
  const [order, setOrder] = useState(['realEstate', 'inheritance', 'labour'] as const);
  return (
    <SortableList
      label={t('practices')}
      items={order.map((id) => ({ id, name: t(id), content: t(id) }))}
      onMove={(from, to) => {
        const next = [...order];
        next.splice(to, 0, ...next.splice(from, 1));
        setOrder(next as unknown as typeof order);
      }}
    />
  );
};

const Practices = () => {
  const t = useT();
  return (
    <ExampleForm values={{ practices: [{ name: t('realEstate') }, { name: t('inheritance') }] }}>
      <DocumentItemList<{ name: string }>
        list="practices"
        label={t('practices')}
        addLabel={t('addPractice')}
        newName={t('newPractice')}
        getName={({ name }) => name}
        row={({ name }) => name}
        create={() => ({ name: '' })}
      >
        {() => <TextInput source="name" label="resources.forms.fields.name" />}
      </DocumentItemList>
    </ExampleForm>
  );
};

const Pages = () => {
  const [page, setPage] = useState(2);
  return <Pager total={123} page={page} limit={20} onPage={setPage} />;
};

export const gallery = defineConsoleGallery({
  title: { ko: '목록', en: 'Lists', cn: '列表' },
  parts: {
    RecordList: {
      props:
        'sort; sorts; card; children: columns; filters?; tabs?; exportFields?; actions?; bulkActions?; Body?; pagination?',
      with: [
        'BulkStatusButtons',
        'ClickableRow',
        'Column',
        'EmptyList',
        'ExportButton',
        'ListPagination',
        'LocalisedLinkColumn',
        'StaticRow',
        'StatusColumn',
      ],
      wide: true,
      states: { many: Requests, normal: OnePost, empty: NoPosts, error: FailedPosts, loading: LoadingPosts },
    },
    FilterTabs: { props: 'field; values; counted?', wide: true, states: { normal: StatusTabs } },
    FilteredRows: {
      props: 'rows: of useRowQuery(); statuses; t; empty; answer; filters?; children',
      wide: true,
      states: { many: ManyRows, empty: NoRows },
    },
    SortableList: {
      props: 'label; items; onMove; stacked?',
      with: ['SortableItem', 'StepButton'],
      wide: true,
      states: { normal: Sorting },
    },
    DocumentItemList: {
      props: 'list; label; addLabel; newName; getName; row; create; children: (index) => …',
      wide: true,
      states: { filled: Practices },
    },
    Pager: { props: 'total; page; limit; onPage', wide: true, states: { many: Pages } },
  },
});
