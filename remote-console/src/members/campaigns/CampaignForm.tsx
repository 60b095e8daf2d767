import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm, maxLength, required, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { countSmsBytes, getSmsKind } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { ApiFailureAlert } from '../../components/dialogs/ApiFailureAlert';
import { ConsoleForm } from '../../components/forms/ConsoleForm';
import { FormDraft } from '../../components/forms/FormDraft';
import { useSubmit } from '../../components/forms/use-submit';
import { RichTextInput } from '../../components/rich-text/RichTextInput';
import { toTopLevelField } from '../../data/http-error';
import { campaignI18n } from './i18n';
import { parseAddresses } from './parse-addresses';

interface Draft {
  to: string;
  subject: string | null;
  html: string;
  message: string;
}

const defaultValues: Draft = { to: '', subject: '', html: '', message: '' };

export type CampaignChannel = 'mail' | 'sms';

const MessageLength = () => {
  const t = campaignI18n.useT();
  const message = (useWatch({ name: 'message' }) as string | null) ?? '';
  return (
    <Typography variant="caption" color="text.secondary" role="status">
      {t('bytes', { bytes: formatNumber(countSmsBytes(message)), kind: getSmsKind(message) })}
    </Typography>
  );
};

const SendButton = ({ busy }: { busy: boolean }) => {
  const t = campaignI18n.useT();
  const count = parseAddresses(useWatch({ name: 'to' }) as string | null).length;
  return (
    <Button type="submit" variant="contained" disabled={busy || count === 0} sx={{ mt: 2 }}>
      {count ? t('count', { count }) : t('send')}
    </Button>
  );
};

const CampaignInputs = ({ channel }: { channel: CampaignChannel }) => {
  const t = campaignI18n.useT();
  return (
    <>
      <TextInput source="to" label={t('to')} helperText={t('toHint')} multiline minRows={2} validate={required()} />
      <TextInput
        source="subject"
        label={t('subject')}
        helperText={channel === 'sms' && t('subjectHint')}
        validate={channel === 'mail' ? [required(), maxLength(200)] : maxLength(40)}
      />
      {channel === 'mail' ? (
        <RichTextInput source="html" label={t('content')} validate={required()} />
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
          <MessageLength />
        </>
      )}
    </>
  );
};

/** Sends to all recipients; a repeated call with the same key sends nothing again. */
const sendCampaign = (channel: CampaignChannel, { to, subject, html, message }: Draft, key: string) => {
  const headers = { 'Idempotency-Key': key };
  return channel === 'mail'
    ? api.console.letters.email({ body: { to: parseAddresses(to), subject: subject ?? '', html } }, { headers })
    : api.console.letters.message(
        { body: { to: parseAddresses(to), ...(subject && { subject }), message } },
        { headers },
      );
};

/** A one-off message. Sending is confirmed first, and an idempotency key prevents sending it twice. */
export const CampaignForm = ({ channel, onSent }: { channel: CampaignChannel; onSent: () => void }) => {
  const t = campaignI18n.useT();
  const notify = useNotify();
  const [confirmation, setConfirmation] = useState<{ count: number; resolve: (confirmed: boolean) => void } | null>(
    null,
  );
  const idempotencyKey = useRef(crypto.randomUUID());

  const { busy, failure, submit } = useSubmit(async (draft: Draft) => {
    const { ids } = await sendCampaign(channel, draft, idempotencyKey.current);
    notify(t('sent', { count: ids.length }), { type: 'info' });
    onSent();
  }, toTopLevelField);

  const confirmAndSubmit = async (values: object) => {
    const draft = values as Draft;
    const count = parseAddresses(draft.to).length;
    const confirmed = await new Promise<boolean>((resolve) => setConfirmation({ count, resolve }));
    setConfirmation(null);
    // With an error the form stays unsaved, so that leaving it is confirmed first.
    if (!confirmed) return { root: { serverError: '' } };
    const errors = await submit(draft);
    if (errors) idempotencyKey.current = crypto.randomUUID();
    return errors;
  };

  return (
    <ConsoleForm
      record={{}}
      defaultValues={defaultValues}
      onSubmit={confirmAndSubmit}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <FormDraft name={`campaigns/${channel}`} />
      <Box sx={{ maxWidth: 760 }}>
        <ApiFailureAlert failure={failure} />
        <CampaignInputs channel={channel} />
        <Box>
          <SendButton busy={busy} />
        </Box>
      </Box>
      <Confirm
        isOpen={confirmation !== null}
        title={t('title')}
        content={t('sendQuestion', { count: confirmation?.count ?? 0 })}
        confirm={t('send')}
        onConfirm={() => confirmation?.resolve(true)}
        onClose={() => confirmation?.resolve(false)}
      />
    </ConsoleForm>
  );
};
