import type { ReactElement } from 'react';
import {
  BooleanInput,
  BulkUpdateButton,
  NullableBooleanInput,
  required,
  SearchInput,
  SelectInput,
  useListContext,
} from 'react-admin';
import { api } from 'shared/client';
import { type Faq, faqTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { Languages } from '../../parts/Languages';
import { LField } from '../../parts/LField';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { OpenLink } from '../../parts/OpenLink';
import { Pages } from '../../parts/Pages';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { FaqOrder } from './FaqOrder';
import { faqI18n } from './i18n';

const s = source<Faq>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="published" source={s('published')} />,
];

/** All questions of one kind can be put in order; a search or a second filter shows too few of them for that. */
const useOrderable = () => {
  const { filterValues } = useListContext();
  return Object.keys(filterValues).join() === 'type' ? (filterValues.type as Faq['type']) : null;
};

const Above = () => {
  const t = faqI18n.useT();
  return <ValueTabs field={s('type')} values={faqTypes} label={t('byType')} all={t('all')} />;
};

const Body = ({ table }: { table: ReactElement }) => {
  const type = useOrderable();
  return type ? <FaqOrder key={type} type={type} /> : table;
};

const Pager = () => !useOrderable() && <Pages />;

const Bulk = () => {
  const t = faqI18n.useT();
  return (
    <>
      <BulkUpdateButton mutationMode="pessimistic" data={{ published: true }} label={t('publish')} />
      <BulkUpdateButton mutationMode="pessimistic" data={{ published: false }} label={t('hide')} />
    </>
  );
};

export const FaqList = () => (
  <RecordList<Faq>
    filters={filters}
    sort={{ field: s('order'), order: 'ASC' }}
    sorts={[s('order'), s('views'), s('updatedAt')]}
    hidden={[s('updatedAt')]}
    above={<Above />}
    Body={Body}
    pager={<Pager />}
    bulk={<Bulk />}
    exported={{
      type: true,
      order: true,
      'question.ko': true,
      'question.en': true,
      'question.cn': true,
      published: true,
      views: true,
    }}
    card={{
      title: () => <LField source={s('question')} />,
      text: () => <StatusField source={s('type')} />,
    }}
  >
    <Column source={s('question')}>
      <OpenLink>
        <LField source={s('question')} />
      </OpenLink>
    </Column>
    <Column source={s('type')}>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('order')} align="right" />
    <Column source={s('published')} field={YesField} />
    <Column source={s('views')} align="right" />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Side = () => (
  <>
    <SelectInput source={s('type')} choices={choices('center/faqs', 'type', faqTypes)} validate={required()} />
    <BooleanInput source={s('published')} />
  </>
);

const Main = () => (
  <Languages>
    <LText source={s('question')} max={300} required />
    <LHtml source={s('answer')} required />
  </Languages>
);

const fresh: Partial<Faq> = { type: 'inquiry', published: true };

/** A new question goes last among those of its kind. */
const last = async (faq: Partial<Faq>) => {
  const { total } = await api.console.faqs.list({ query: { ...(faq.type && { type: faq.type }), limit: 1 } });
  return { ...faq, order: total };
};

export const FaqCreate = () => (
  <RecordCreate transform={last}>
    <RecordForm defaultValues={fresh} side={<Side />}>
      <Main />
    </RecordForm>
  </RecordCreate>
);

export const FaqEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
