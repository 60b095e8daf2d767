import { Alert, Button, DialogActions, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { required, TextInput, useEditContext, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Form } from 'shared/contract';
import { Prose } from 'shared/ui';
import { ConsoleForm } from '../../components/forms/ConsoleForm';
import { FormDraft } from '../../components/forms/FormDraft';
import { useSubmit } from '../../components/forms/use-submit';
import { RichTextInput } from '../../components/rich-text/RichTextInput';
import { toTopLevelField } from '../../data/http-error';
import { formI18n } from './i18n';

interface Draft {
  to: string;
  cc: string;
  subject: string;
  html: string;
}

const splitAddresses = (text: string | null | undefined) => (text ?? '').split(/[,;\s]+/).filter(Boolean);

const ReplyPreview = () => {
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

/** Name of the draft of a reply to a request. */
export const getReplyFormName = (id: string) => `forms/${id}/reply`;

/** Writes, previews and sends a reply by e-mail, which sets the request to answered. */
export const ReplyForm = ({ form, onDone }: { form: Form; onDone: () => void }) => {
  const t = formI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [tab, setTab] = useState<'write' | 'preview'>('write');

  const send = async ({ to, cc, subject, html }: Partial<Draft>) => {
    const ccAddresses = splitAddresses(cc);
    const body = {
      to: splitAddresses(to),
      ...(ccAddresses.length && { cc: ccAddresses }),
      subject: subject ?? '',
      html: html ?? '',
    };
    await api.console.forms.email({ params: { id: form._id }, body: { ...body, version: form.version } });
    notify(t('sent'), { type: 'info' });
    await refetch();
    onDone();
  };
  const { busy, failure, submit } = useSubmit(send, toTopLevelField);
  // The errors are shown at the inputs.
  useEffect(() => {
    if (failure) setTab('write');
  }, [failure]);

  const defaultValues: Draft = {
    to: form.email ?? '',
    cc: '',
    subject: t('replySubject', { receipt: form.receiptNo }),
    html: '',
  };

  return (
    <ConsoleForm record={{}} defaultValues={defaultValues} onSubmit={submit} warnWhenUnsavedChanges>
      <FormDraft name={getReplyFormName(form._id)} />
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} sx={{ px: 3 }}>
        <Tab value="write" label={t('write')} />
        <Tab value="preview" label={t('preview')} />
      </Tabs>
      <DialogContent dividers>
        {tab === 'preview' ? (
          <ReplyPreview />
        ) : (
          <>
            {!form.email && <Alert severity="warning">{t('noEmail')}</Alert>}
            <TextInput source="to" label={t('to')} helperText={t('severalHint')} validate={required()} />
            <TextInput source="cc" label={t('cc')} helperText={t('severalHint')} />
            <TextInput source="subject" label={t('subject')} validate={required()} helperText={false} />
            <RichTextInput source="html" label={t('message')} validate={required()} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('send')}
        </Button>
      </DialogActions>
    </ConsoleForm>
  );
};
