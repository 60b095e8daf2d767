import { Box } from '@mui/material';
import { MessageCircleQuestion } from 'lucide-react';
import { BooleanInput, CheckboxGroupInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { answerChannels, contract, type Question, questionStatuses, questionTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Section } from '../../components/layout/Section';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
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

const filters = [<ChoiceInput key="type" source={filter('type')} values={questionTypes} alwaysOn />];

const QuestionList = () => (
  <RecordList<List>
    deletable={false}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'status', 'subject']}
    hiddenColumns={['updatedAt']}
    tabs={<FilterTabs field={filter('status')} values={questionStatuses} counted={['unanswered']} />}
    exportFields={['createdAt', 'type', 'subject', 'status', 'answer.at', 'answer.name']}
    card={{
      title: ({ subject }) => subject,
      text: ({ author }) => author.name,
      aside: () => <StatusField source={s('status')} tones={questionStatusTones} />,
    }}
  >
    <Column source={s('subject')} render={({ subject }) => <RecordLink>{subject}</RecordLink>} />
    <StatusColumn source={s('status')} tones={questionStatusTones} />
    <StatusColumn source={s('type')} />
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
    <Section title={t('handling')}>
      <Box sx={{ mb: 1 }}>
        <StatusField source={s('status')} tones={questionStatusTones} />
      </Box>
      <ChoiceInput source={s('type')} values={questionTypes} required />
      {question?.answer && (
        <BooleanInput source={s('tell')} label={t('notifyAgain')} defaultValue={false} helperText={t('notifyHint')} />
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

const QuestionEdit = () => <EditScreen Fields={QuestionFields} Aside={Aside} transform={transformQuestion} sideFirst />;

const defaultValues: Partial<Question> = { type: 'inquiry', notify: ['EMAIL'] };

const NewQuestionFields = () => (
  <>
    <MemberInput source={s('_user')} />
    <ChoiceInput source={s('type')} values={questionTypes} required />
    <TextInput source={s('subject')} validate={[required(), maxLength(200)]} />
    <TextInput source={s('content')} multiline minRows={5} validate={[required(), maxLength(5000)]} />
    <CheckboxGroupInput source={s('notify')} choices={buildChoices(resource, 'notify', answerChannels)} />
  </>
);

const QuestionCreate = () => <CreateScreen Fields={NewQuestionFields} defaultValues={defaultValues} />;

export const questions = defineResource({
  name: 'center/questions',
  labels: questionLabels,
  menu: { group: 'centre', order: 20, Icon: MessageCircleQuestion },
  store: createCrudStore('questions', api.console.questions, contract.console.questions),
  recordTitle: s('subject'),
  List: QuestionList,
  Create: QuestionCreate,
  Edit: QuestionEdit,
});
