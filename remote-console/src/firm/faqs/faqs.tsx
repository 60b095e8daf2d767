import { CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { BooleanInput, BulkUpdateButton, NullableBooleanInput, useListContext } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Faq, questionTypes } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { ListPagination } from '../../components/lists/ListPagination';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { FaqOrder } from './FaqOrder';
import { faqI18n, faqLabels } from './i18n';

type List = typeof contract.console.faqs.list;
const s = source<Faq>();
const filter = filterName<List>();

const filters = [<NullableBooleanInput key="published" source={filter('published')} />];

/** The type whose questions can be sorted: the list must be filtered by nothing else, so that it shows all of them. */
const useSortableType = () => {
  const { filterValues } = useListContext();
  return Object.keys(filterValues).join() === 'type' ? (filterValues.type as Faq['type']) : null;
};

const Body = ({ table }: { table: ReactElement }) => {
  const type = useSortableType();
  return type ? <FaqOrder key={type} type={type} /> : table;
};

const Pager = () => !useSortableType() && <ListPagination />;

const BulkActions = () => {
  const t = faqI18n.useT();
  return (
    <>
      <BulkUpdateButton mutationMode="pessimistic" data={{ published: true }} label={t('publish')} />
      <BulkUpdateButton mutationMode="pessimistic" data={{ published: false }} label={t('hide')} />
    </>
  );
};

const FaqList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'order', order: 'ASC' }}
    sorts={['order', 'views', 'updatedAt']}
    hiddenColumns={['updatedAt']}
    tabs={<FilterTabs field={filter('type')} values={questionTypes} />}
    Body={Body}
    pagination={<Pager />}
    bulkActions={<BulkActions />}
    exportFields={['type', 'order', 'question.ko', 'question.en', 'question.cn', 'published', 'views']}
    card={{
      title: () => <LocalisedField source={s('question')} />,
      text: () => <StatusField source={s('type')} />,
    }}
  >
    <LocalisedLinkColumn source={s('question')} />
    <StatusColumn source={s('type')} />
    <Column source={s('order')} align="right" />
    <Column source={s('published')} field={BooleanField} />
    <Column source={s('views')} align="right" />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => (
  <>
    <ChoiceInput source={s('type')} values={questionTypes} required />
    <BooleanInput source={s('published')} />
  </>
);

const Fields = () => (
  <LanguageTabs>
    <LocalisedTextInput source={s('question')} max={300} required />
    <LocalisedHtmlInput source={s('answer')} required />
  </LanguageTabs>
);

const defaultValues: Partial<Faq> = { type: 'inquiry', published: true };

/** Places a new question last among those of its type. */
const placeLast = async (faq: Partial<Faq>) => {
  const { total } = await api.console.faqs.list({ query: { ...(faq.type && { type: faq.type }), limit: 1 } });
  return { ...faq, order: total };
};

const FaqCreate = () => (
  <CreateScreen Fields={Fields} Aside={Aside} defaultValues={defaultValues} transform={placeLast} />
);

const FaqEdit = () => <EditScreen Fields={Fields} Aside={Aside} />;

export const faqs = defineResource({
  name: 'center/faqs',
  labels: faqLabels,
  menu: { group: 'centre', order: 30, Icon: CircleHelp },
  store: createCrudStore('faqs', api.console.faqs, contract.console.faqs),
  recordTitle: s('question'),
  List: FaqList,
  Create: FaqCreate,
  Edit: FaqEdit,
});
