import { Alert, Button, DialogActions, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Form as FormParts, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ApiFailure, api } from 'shared/client';
import type { Form } from 'shared/contract';
import { Prose } from 'shared/ui';
import { refusal } from '../../data/refusal';
import { RichText } from '../../parts/LHtml';
import { formI18n } from './i18n';

interface Draft {
  to: string;
  cc: string;
  subject: string;
  html: string;
}

const addresses = (text: string | null | undefined) => (text ?? '').split(/[,;\s]+/).filter(Boolean);

const Preview = () => {
  const { to, subject, html } = useWatch<Draft>() as Partial<Draft>;
  return (
    <>
      <Typography color="text.secondary">{to}</Typography>
      <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
        {subject}
      </Typography>
      <Prose html={html ?? ''} />
    </>
  );
};

/** One answer by e-mail: written, looked at, sent. Sending makes the request answered. */
export const ReplyForm = ({ form, onDone }: { form: Form; onDone: () => void }) => {
  const t = formI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const [busy, setBusy] = useState(false);

  const send = async ({ to, cc, subject, html }: Partial<Draft>) => {
    setBusy(true);
    try {
      const copies = addresses(cc);
      const body = {
        to: addresses(to),
        ...(copies.length && { cc: copies }),
        subject: subject ?? '',
        html: html ?? '',
      };
      await api.console.forms.email({ params: { id: form._id }, body: { ...body, version: form.version } });
      notify(t('sent'), { type: 'info' });
      await refetch();
      onDone();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setTab('write');
      return refusal(cause, ({ field }) => field.replace(/\..*$/, '')).body.errors;
    } finally {
      setBusy(false);
    }
  };

  const draft: Draft = {
    to: form.email ?? '',
    cc: '',
    subject: t('replySubject', { receipt: form.receiptNo }),
    html: '',
  };

  return (
    <FormParts record={{}} defaultValues={draft} onSubmit={send} noValidate warnWhenUnsavedChanges>
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} sx={{ px: 3 }}>
        <Tab value="write" label={t('write')} />
        <Tab value="preview" label={t('preview')} />
      </Tabs>
      <DialogContent dividers>
        {tab === 'preview' ? (
          <Preview />
        ) : (
          <>
            {!form.email && <Alert severity="warning">{t('noEmail')}</Alert>}
            <TextInput source="to" label={t('to')} helperText={t('several')} validate={required()} />
            <TextInput source="cc" label={t('cc')} helperText={t('several')} />
            <TextInput source="subject" label={t('subject')} validate={required()} helperText={false} />
            <RichText source="html" label={t('message')} validate={required()} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('send')}
        </Button>
      </DialogActions>
    </FormParts>
  );
};
