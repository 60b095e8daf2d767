import { Box } from '@mui/material';
import { MessageCircleQuestion } from 'lucide-react';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxLength,
  required,
  SearchInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { api } from 'shared/client';
import { answerChannels, contract, type Question, questionStatuses, questionTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { Section } from '../../components/layout/Section';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { questionI18n, questionLabels } from './i18n';
import { MemberInput } from './MemberInput';
import { QuestionFields } from './QuestionFields';

const resource = 'center/questions';
type List = typeof contract.console.questions.list;
const s = source<Question & { tell: boolean }>();
const filter = filterName<List>();

const questionStatusTones = { unanswered: 'error', answered: 'success' } as const;

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="type" source={filter('type')} choices={buildChoices(resource, 'type', questionTypes)} alwaysOn />,
];

const ListTabs = () => {
  const t = questionI18n.useT();
  return (
    <FilterTabs
      field={filter('status')}
      values={questionStatuses}
      counted={['unanswered']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

const QuestionList = () => (
  <RecordList<List>
    deletable={false}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'status', 'subject']}
    hiddenColumns={['updatedAt']}
    tabs={<ListTabs />}
    exportFields={{ createdAt: true, type: true, subject: true, status: true, 'answer.at': true, 'answer.name': true }}
    card={{
      title: ({ subject }) => subject,
      text: ({ author }) => author.name,
      aside: () => <StatusField source={s('status')} tones={questionStatusTones} />,
    }}
  >
    <Column source={s('subject')} render={({ subject }) => <RecordLink>{subject}</RecordLink>} />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={questionStatusTones} />
    </Column>
    <Column source={s('type')}>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('author.name')} />
    <Column source={s('answer.name')} />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('answer.at')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => {
  const t = questionI18n.useT();
  const question = useRecordContext<Question & { id: string }>();
  return (
    <Section title={t('work')}>
      <Box sx={{ mb: 1 }}>
        <StatusField source={s('status')} tones={questionStatusTones} />
      </Box>
      <SelectInput source={s('type')} choices={buildChoices(resource, 'type', questionTypes)} validate={required()} />
      {question?.answer && (
        <BooleanInput source={s('tell')} label={t('tellAgain')} defaultValue={false} helperText={t('tellHint')} />
      )}
    </Section>
  );
};

/** Form values of a question as the API takes them: only the text of the answer, without its author and time. */
const transformQuestion = ({ type, answer, tell, version }: Partial<Question> & { tell?: boolean }) => ({
  type,
  version,
  ...(answer?.content && { answer: answer.content }),
  ...(tell && { tell }),
});

const QuestionEdit = () => (
  <RecordEdit transform={transformQuestion}>
    <RecordForm removable side={<Aside />}>
      <QuestionFields />
    </RecordForm>
  </RecordEdit>
);

const defaultValues: Partial<Question> = { type: 'inquiry', notify: ['EMAIL'] };

const QuestionCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={defaultValues}>
      <MemberInput source={s('_user')} />
      <SelectInput source={s('type')} choices={buildChoices(resource, 'type', questionTypes)} validate={required()} />
      <TextInput source={s('subject')} validate={[required(), maxLength(200)]} />
      <TextInput source={s('content')} multiline minRows={5} validate={[required(), maxLength(5000)]} />
      <CheckboxGroupInput source={s('notify')} choices={buildChoices(resource, 'notify', answerChannels)} />
    </RecordForm>
  </RecordCreate>
);

export const questions = defineResource({
  name: 'center/questions',
  labels: questionLabels,
  menu: { group: 'centre', Icon: MessageCircleQuestion },
  store: createCrudStore('questions', api.console.questions, contract.console.questions),
  recordTitle: s('subject'),
  List: QuestionList,
  Create: QuestionCreate,
  Edit: QuestionEdit,
});
