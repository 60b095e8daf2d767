import { Box } from '@mui/material';
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
import { answerChannels, faqTypes, type Question, questionStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { Group } from '../../parts/Group';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { questionI18n } from './i18n';
import { MemberInput } from './MemberInput';
import { QuestionMain } from './QuestionMain';

const resource = 'center/questions';
const s = source<Question & { tell: boolean }>();

export const tones = { unanswered: 'error', answered: 'success' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="type" source={s('type')} choices={choices(resource, 'type', faqTypes)} alwaysOn />,
];

const Above = () => {
  const t = questionI18n.useT();
  return (
    <ValueTabs
      field={s('status')}
      values={questionStatuses}
      counted={['unanswered']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

export const QuestionList = () => (
  <RecordList<Question>
    readOnly
    creatable
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('status'), s('subject')]}
    hidden={[s('updatedAt')]}
    above={<Above />}
    exported={{ createdAt: true, type: true, subject: true, status: true, 'answer.at': true, 'answer.name': true }}
    card={{
      title: ({ subject }) => subject,
      text: ({ author }) => author.name,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('subject')} render={({ subject }) => <OpenLink>{subject}</OpenLink>} />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('type')}>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('author.name')} />
    <Column source={s('answer.name')} />
    <Column source={s('createdAt')} field={WhenField} />
    <Column source={s('answer.at')} field={WhenField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Side = () => {
  const t = questionI18n.useT();
  const question = useRecordContext<Question & { id: string }>();
  return (
    <Group title={t('work')}>
      <Box sx={{ mb: 1 }}>
        <StatusField source={s('status')} tones={tones} />
      </Box>
      <SelectInput source={s('type')} choices={choices(resource, 'type', faqTypes)} validate={required()} />
      {question?.answer && (
        <BooleanInput source={s('tell')} label={t('tellAgain')} defaultValue={false} helperText={t('tellHint')} />
      )}
    </Group>
  );
};

/** The answer is written as one text; who gave it and when is the server's to say. */
const answered = ({ type, answer, tell, version }: Partial<Question> & { tell?: boolean }) => ({
  type,
  version,
  ...(answer?.content && { answer: answer.content }),
  ...(tell && { tell }),
});

export const QuestionEdit = () => (
  <RecordEdit transform={answered}>
    <RecordForm removable side={<Side />}>
      <QuestionMain />
    </RecordForm>
  </RecordEdit>
);

const fresh: Partial<Question> = { type: 'inquiry', notify: ['EMAIL'] };

export const QuestionCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh}>
      <MemberInput source={s('_user')} />
      <SelectInput source={s('type')} choices={choices(resource, 'type', faqTypes)} validate={required()} />
      <TextInput source={s('subject')} validate={[required(), maxLength(200)]} />
      <TextInput source={s('content')} multiline minRows={5} validate={[required(), maxLength(5000)]} />
      <CheckboxGroupInput source={s('notify')} choices={choices(resource, 'notify', answerChannels)} />
    </RecordForm>
  </RecordCreate>
);
