import { Alert, Button, Typography } from '@mui/material';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { api } from 'shared/client';
import { commonVariables, type Message, outboxChannels } from 'shared/contract';
import { type Language, languages, useLanguage } from 'shared/i18n';
import { FormDialog } from '../../parts/FormDialog';
import { useT } from '../../parts/i18n';
import { Pair } from '../../parts/Pair';
import { exampleOf } from './examples';
import { templateI18n } from './i18n';

interface Draft {
  channel: (typeof outboxChannels)[number];
  language: Language;
  to: string;
  values: Record<string, string>;
}

const isOwn = (name: string) => !commonVariables.some((common) => common === name);

const TestDialog = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const t = templateI18n.useT();
  const parts = useT();
  const notify = useNotify();
  const language = useLanguage();
  const names = message.variables.filter(isOwn);

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
        values: Object.fromEntries(names.map((name) => [name, exampleOf(name, language)])),
      }}
      onSubmit={send}
      onClose={onClose}
    >
      <Pair>
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
          choices={languages.map((id) => ({ id, name: parts(id) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </Pair>
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

/** The saved text to one's own address, before members get it. */
export const TestSending = () => {
  const t = templateI18n.useT();
  const message = useRecordContext<Message & { id: string }>();
  const { dirtyFields } = useFormState();
  const [open, setOpen] = useState(false);
  if (!message) return null;
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <>
      <Button
        variant="outlined"
        disabled={dirty}
        startIcon={<Send size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('test')}
      </Button>
      {dirty && (
        <Alert severity="info" sx={{ py: 0 }}>
          {t('saveBefore')}
        </Alert>
      )}
      {open && <TestDialog message={message} onClose={() => setOpen(false)} />}
    </>
  );
};
