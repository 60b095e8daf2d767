import { Button, Stack } from '@mui/material';
import { MailPlus, PenLine } from 'lucide-react';
import { BooleanInput, CheckboxGroupInput, maxLength, NullableBooleanInput, required, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Message, messageChannels } from 'shared/contract';
import { Link } from 'shared/router';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { Section } from '../../components/layout/Section';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createUpdateStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { templateI18n, templateLabels } from './i18n';
import { MessageLength } from './MessageLength';
import { SendTestButton } from './SendTestButton';
import { TemplatePreview } from './TemplatePreview';
import { TemplateVariables } from './TemplateVariables';

type List = typeof contract.console.messages.list;
const s = source<Message>();
const filter = filterName<List>();

const filters = [<NullableBooleanInput key="isAd" source={filter('isAd')} />];

const WriteButton = () => {
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

const TemplateList = () => (
  <RecordList<List>
    filters={filters}
    actions={<WriteButton />}
    sort={{ field: 'code', order: 'ASC' }}
    sorts={['code', 'title', 'updatedAt']}
    hiddenColumns={['isAd']}
    card={{
      title: ({ title }) => title,
      text: () => <LocalisedField source={s('subject')} />,
      aside: () => <BooleanField source={s('enabled')} />,
    }}
  >
    <Column source={s('title')} render={({ title }) => <RecordLink>{title}</RecordLink>} />
    <Column source={s('code')} />
    <Column source={s('subject')}>
      <LocalisedField source={s('subject')} />
    </Column>
    <Column source={s('enabled')} field={BooleanField} />
    <Column source={s('isAd')} field={BooleanField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Fields = () => {
  const t = templateI18n.useT();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TemplatePreview />
        <SendTestButton />
      </Stack>
      <TextInput source={s('title')} validate={[required(), maxLength(60)]} helperText={false} />
      <LanguageTabs>
        <LocalisedTextInput source={s('subject')} max={100} required />
        <LocalisedTextInput source={s('body')} max={2000} required multiline minRows={4} />
      </LanguageTabs>
      <MessageLength />
      <Section title={t('mail')}>
        <LanguageTabs>
          <LocalisedHtmlInput source={s('html')} />
        </LanguageTabs>
      </Section>
    </>
  );
};

const Aside = () => {
  const t = templateI18n.useT();
  return (
    <>
      <Section title={t('sending')}>
        <BooleanInput source={s('enabled')} helperText={false} />
        <CheckboxGroupInput source={s('channels')} choices={buildChoices('messages', 'channels', messageChannels)} />
        <TextInput source={s('alimtalkCode')} validate={maxLength(40)} />
        <BooleanInput source={s('failover')} helperText={false} />
        <BooleanInput source={s('isAd')} helperText={t('adHint')} />
      </Section>
      <TemplateVariables />
    </>
  );
};

const TemplateEdit = () => <EditScreen Fields={Fields} Aside={Aside} removable={false} />;

export const templates = defineResource({
  name: 'messages',
  labels: templateLabels,
  menu: { group: 'messaging', order: 10, Icon: MailPlus },
  store: createUpdateStore('messages', api.console.messages, contract.console.messages),
  recordTitle: s('subject'),
  List: TemplateList,
  Edit: TemplateEdit,
});
