import { Button, Stack } from '@mui/material';
import { PenLine } from 'lucide-react';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxLength,
  NullableBooleanInput,
  required,
  SearchInput,
  TextInput,
} from 'react-admin';
import { type Message, messageChannels } from 'shared/contract';
import { Link } from 'shared/router';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LField } from '../../parts/LField';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { OpenLink } from '../../parts/OpenLink';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { Bytes } from './Bytes';
import { templateI18n } from './i18n';
import { TemplatePreview } from './TemplatePreview';
import { TestSending } from './TestSending';
import { Variables } from './Variables';

const s = source<Message>();

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isAd" source={s('isAd')} />];

const Write = () => {
  const t = templateI18n.useT();
  return (
    <Button
      component={Link}
      to="/console/messages/write"
      variant="contained"
      startIcon={<PenLine size={16} aria-hidden />}
    >
      {t('write')}
    </Button>
  );
};

export const TemplateList = () => (
  <RecordList<Message>
    readOnly
    filters={filters}
    actions={<Write />}
    sort={{ field: s('code'), order: 'ASC' }}
    sorts={[s('code'), s('title'), s('updatedAt')]}
    hidden={[s('isAd')]}
    card={{
      title: ({ title }) => title,
      text: () => <LField source={s('subject')} />,
      mark: () => <YesField source={s('enabled')} />,
    }}
  >
    <Column source={s('title')} render={({ title }) => <OpenLink>{title}</OpenLink>} />
    <Column source={s('code')} />
    <Column source={s('subject')} disableSort>
      <LField source={s('subject')} />
    </Column>
    <Column source={s('enabled')} field={YesField} disableSort />
    <Column source={s('isAd')} field={YesField} disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Main = () => {
  const t = templateI18n.useT();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TemplatePreview />
        <TestSending />
      </Stack>
      <TextInput source={s('title')} validate={[required(), maxLength(60)]} helperText={false} />
      <Languages>
        <LText source={s('subject')} max={100} required />
        <LText source={s('body')} max={2000} required multiline minRows={4} />
      </Languages>
      <Bytes />
      <Group title={t('mail')}>
        <Languages>
          <LHtml source={s('html')} />
        </Languages>
      </Group>
    </>
  );
};

const Side = () => {
  const t = templateI18n.useT();
  return (
    <>
      <Group title={t('sending')}>
        <BooleanInput source={s('enabled')} helperText={false} />
        <CheckboxGroupInput source={s('channels')} choices={choices('messages', 'channels', messageChannels)} />
        <TextInput source={s('alimtalkCode')} validate={maxLength(40)} />
        <BooleanInput source={s('failover')} helperText={false} />
        <BooleanInput source={s('isAd')} helperText={t('adHint')} />
      </Group>
      <Variables />
    </>
  );
};

export const TemplateEdit = () => (
  <RecordEdit>
    <RecordForm side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
