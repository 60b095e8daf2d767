import { Box, Typography } from '@mui/material';
import { ShowBase, Title, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { AskedButton } from '../../parts/AskedButton';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { StatusField } from '../../parts/StatusField';
import { WhenField } from '../../parts/WhenField';
import { mailI18n } from './i18n';
import { tones } from './mail';

type Entry = z.infer<typeof contract.console.outbox.get.response>['entry'] & { id: string };

const Shown = () => {
  const t = mailI18n.useT();
  const translate = useTranslate();
  const entry = useRecordContext<Entry>();
  const { refetch } = useShowContext();
  if (!entry) return null;
  const name = (field: string) => translate(`resources.mail.fields.${field}`);
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={entry.subject || (entry.template ?? t('letter'))} preferenceKey={false} />
      <Group title={t('about')}>
        <Facts>
          <Fact label={name('status')}>
            <StatusField source="status" tones={tones} />
          </Fact>
          <Fact label={name('channel')}>
            <StatusField source="channel" />
          </Fact>
          <Fact label={name('to')}>{entry.to.join(', ')}</Fact>
          <Fact label={name('template')}>{entry.template ?? t('letter')}</Fact>
          <Fact label={name('createdAt')}>
            <WhenField source="createdAt" />
          </Fact>
          <Fact label={name('sentAt')}>{entry.sentAt && <WhenField source="sentAt" />}</Fact>
          <Fact label={name('tries')}>{entry.tries}</Fact>
          <Fact label={name('error')}>{entry.error}</Fact>
          <Fact label={name('nextAt')}>{entry.status === 'QUEUED' && <WhenField source="nextAt" />}</Fact>
          <Fact label={name('ref.type')}>{`${entry.ref.type} ${entry.ref._id}`}</Fact>
        </Facts>
        {entry.status === 'FAILED' && (
          <AskedButton
            variant="contained"
            sx={{ mt: 1 }}
            label={t('resend')}
            ask={t('resendAsk')}
            done={t('resent')}
            act={async () => {
              await api.console.outbox.resend({ params: { id: entry._id }, body: {} });
              await refetch();
            }}
          />
        )}
      </Group>
      <Group title={t('what')}>
        {entry.subject && <Typography sx={{ fontWeight: 650, mb: 1 }}>{entry.subject}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{entry.text}</Typography>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>
          {t('logged')}
        </Typography>
      </Group>
    </Box>
  );
};

const Unread = () => {
  const { error, refetch } = useShowContext();
  return <LoadFailed error={error as Error | null} retry={refetch} />;
};

/** One message whole; the API writes down that it was looked at. */
export const MailShow = () => (
  <ShowBase error={<Unread />}>
    <Shown />
  </ShowBase>
);
