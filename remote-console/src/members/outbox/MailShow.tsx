import { Box, Typography } from '@mui/material';
import { Title, useRecordContext, useShowContext } from 'react-admin';
import { api } from 'shared/client';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { DateTimeItem, StatusItem } from '../../components/fields/RecordItems';
import { RecordShow } from '../../components/forms/RecordShow';
import { Section } from '../../components/layout/Section';
import { mailI18n } from './i18n';
import { MessageRecord } from './MessageRecord';
import { outboxTones } from './status-tones';
import { useMessageWords } from './use-message-words';

type Entry = z.infer<typeof contract.console.outbox.get.response>['entry'] & { id: string };

const MailDetails = () => {
  const t = mailI18n.useT();
  const entry = useRecordContext<Entry>();
  const { refetch } = useShowContext();
  const { nameTemplate, explainError } = useMessageWords();
  if (!entry) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={entry.subject || nameTemplate(entry.template)} preferenceKey={false} />
      <Section title={t('delivery')}>
        <DescriptionList>
          <StatusItem source="status" tones={outboxTones} />
          <StatusItem source="channel" />
          <FieldItem source="to">{entry.to.join(', ')}</FieldItem>
          <FieldItem source="template">{nameTemplate(entry.template)}</FieldItem>
          <DateTimeItem source="createdAt" />
          <FieldItem source="sentAt">{entry.sentAt && <DateTimeField source="sentAt" />}</FieldItem>
          <FieldItem source="tries">{entry.tries}</FieldItem>
          <FieldItem source="error">{explainError(entry.error)}</FieldItem>
          <FieldItem source="nextAt">{entry.status === 'QUEUED' && <DateTimeField source="nextAt" />}</FieldItem>
          <FieldItem source="ref.type">
            <MessageRecord about={entry.ref} />
          </FieldItem>
        </DescriptionList>
        {entry.status === 'FAILED' && (
          <ConfirmButton
            variant="contained"
            sx={{ mt: 1 }}
            label={t('resend')}
            question={t('resendQuestion')}
            doneMessage={t('resent')}
            onConfirm={async () => {
              await api.console.outbox.resend({ params: { id: entry._id }, body: {} });
              await refetch();
            }}
          />
        )}
      </Section>
      <Section title={t('content')}>
        {entry.subject && <Typography sx={{ fontWeight: 650, mb: 1 }}>{entry.subject}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{entry.text}</Typography>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>
          {t('logged')}
        </Typography>
      </Section>
    </Box>
  );
};

/** One message of the outbox. The API records each reading of it. */
export const MailShow = () => <RecordShow Details={MailDetails} />;
