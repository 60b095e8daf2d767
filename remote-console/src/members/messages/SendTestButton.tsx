import { Alert, Button, Typography } from '@mui/material';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { commonVariables, type Message, outboxChannels } from 'shared/contract';
import { type Language, languages, useLanguage } from 'shared/i18n';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { useT } from '../../components/i18n';
import { FormGrid } from '../../components/layout/FormGrid';
import { getExampleValue } from './example-values';
import { templateI18n } from './i18n';

interface Draft {
  channel: (typeof outboxChannels)[number];
  language: Language;
  to: string;
  values: Record<string, string>;
}

/** Whether a variable has to be given, unlike those that the API fills in for every message. */
const isTemplateVariable = (name: string) => !commonVariables.some((common) => common === name);

const SendTestDialog = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const t = templateI18n.useT();
  const tComponents = useT();
  const notify = useNotify();
  const language = useLanguage();
  const names = message.variables.filter(isTemplateVariable);

  const send = async (draft: Draft) => {
    await api.console.messages.test({ body: { _message: message._id, ...draft } });
    notify(t('tested'), { type: 'info' });
    onClose();
  };

  return (
    <FormDialog<Draft>
      title={t('test')}
      lead={t('testLead')}
      submit={t('test')}
      defaults={{
        channel: 'EMAIL',
        language,
        to: '',
        values: Object.fromEntries(names.map((name) => [name, getExampleValue(name, language)])),
      }}
      onSubmit={send}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput
          source="channel"
          label={t('channel')}
          choices={outboxChannels.map((id) => ({ id, name: t(id === 'SMS' ? 'sms' : 'mail') }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="language"
          label={t('language')}
          choices={languages.map((id) => ({ id, name: tComponents(id) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </FormGrid>
      <TextInput source="to" label={t('to')} helperText={t('toHint')} validate={required()} />
      {names.length > 0 && (
        <Typography variant="subtitle2" component="h3" sx={{ mt: 1, mb: 0.5 }}>
          {t('example')}
        </Typography>
      )}
      {names.map((name) => (
        <TextInput key={name} source={`values.${name}`} label={`#{${name}}`} helperText={false} validate={required()} />
      ))}
    </FormDialog>
  );
};

/** Sends the saved text as a test to an address, with example values. */
export const SendTestButton = () => {
  const t = templateI18n.useT();
  const message = useRecordContext<Message & { id: string }>();
  const isDirty = useUnsavedChanges();
  const [open, setOpen] = useState(false);
  if (!message) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={isDirty}
        startIcon={<Send size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('test')}
      </Button>
      {isDirty && (
        <Alert severity="info" sx={{ py: 0 }}>
          {t('saveBefore')}
        </Alert>
      )}
      {open && <SendTestDialog message={message} onClose={() => setOpen(false)} />}
    </>
  );
};
