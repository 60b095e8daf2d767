import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm, Form, maxLength, required, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ApiFailure, api } from 'shared/client';
import { smsBytes, smsKind } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { refusal } from '../../data/refusal';
import { RichText } from '../../parts/LHtml';
import { Refused } from '../../parts/Refused';
import { addresses } from './addresses';
import { letterI18n } from './i18n';

interface Draft {
  to: string;
  subject: string | null;
  html: string;
  message: string;
}

export type LetterKind = 'mail' | 'sms';

/** Refusals of single recipients stand at the field of all of them. */
const inputOf = ({ field }: { field: string }) => field.replace(/\..*$/, '');

const Length = () => {
  const t = letterI18n.useT();
  const message = (useWatch({ name: 'message' }) as string | null) ?? '';
  return (
    <Typography variant="caption" color="text.secondary" role="status">
      {t('bytes', { bytes: formatNumber(smsBytes(message)), kind: smsKind(message) })}
    </Typography>
  );
};

const Send = ({ busy }: { busy: boolean }) => {
  const t = letterI18n.useT();
  const count = addresses(useWatch({ name: 'to' }) as string | null).length;
  return (
    <Button type="submit" variant="contained" disabled={busy || count === 0} sx={{ mt: 2 }}>
      {count ? t('count', { count }) : t('send')}
    </Button>
  );
};

const send = (kind: LetterKind, { to, subject, html, message }: Draft, key: string) => {
  const headers = { 'Idempotency-Key': key };
  return kind === 'mail'
    ? api.console.letters.email({ body: { to: addresses(to), subject: subject ?? '', html } }, { headers })
    : api.console.letters.message({ body: { to: addresses(to), ...(subject && { subject }), message } }, { headers });
};

/** One letter to a few; asked for once more before it leaves, and sent once however often it is pressed. */
export const LetterForm = ({ kind, onSent }: { kind: LetterKind; onSent: () => void }) => {
  const t = letterI18n.useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const [asking, setAsking] = useState<{ count: number; answer: (yes: boolean) => void } | null>(null);
  const key = useRef(crypto.randomUUID());

  const submit = async (given: object) => {
    const draft = given as Draft;
    const count = addresses(draft.to).length;
    const agreed = await new Promise<boolean>((answer) => setAsking({ count, answer }));
    setAsking(null);
    // Nothing was sent: the form stays as it is, and asks again before it is left.
    if (!agreed) return { root: { serverError: '' } };
    setBusy(true);
    setRefused(null);
    try {
      const { ids } = await send(kind, draft, key.current);
      notify(t('sent', { count: ids.length }), { type: 'info' });
      onSent();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      key.current = crypto.randomUUID();
      setRefused(cause);
      return refusal(cause, inputOf).body.errors;
    } finally {
      setBusy(false);
    }
  };

  const fresh: Draft = { to: '', subject: '', html: '', message: '' };
  return (
    <Form
      record={{}}
      defaultValues={fresh}
      onSubmit={submit}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <Box sx={{ maxWidth: 760 }}>
        <Refused refusal={refused} />
        <TextInput source="to" label={t('to')} helperText={t('toHint')} multiline minRows={2} validate={required()} />
        <TextInput
          source="subject"
          label={t('subject')}
          helperText={kind === 'sms' && t('subjectHint')}
          validate={kind === 'mail' ? [required(), maxLength(200)] : maxLength(40)}
        />
        {kind === 'mail' ? (
          <RichText source="html" label={t('content')} validate={required()} />
        ) : (
          <>
            <TextInput
              source="message"
              label={t('content')}
              multiline
              minRows={5}
              validate={[required(), maxLength(2000)]}
              helperText={false}
            />
            <Length />
          </>
        )}
        <Box>
          <Send busy={busy} />
        </Box>
      </Box>
      <Confirm
        isOpen={asking !== null}
        title={t('title')}
        content={t('ask', { count: asking?.count ?? 0 })}
        confirm={t('send')}
        onConfirm={() => asking?.answer(true)}
        onClose={() => asking?.answer(false)}
      />
    </Form>
  );
};
