import { Typography } from '@mui/material';
import { useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { workI18n } from './i18n';

/** The e-mail to the winner of a lot: whether it was sent, and a button to send it once more. */
export const WinnerEmail = () => {
  const t = workI18n.useT();
  const language = useLanguage();
  const work = useRecordContext<Work & { id: string }>();
  const { refetch } = useEditContext();
  if (!work?.result) return null;
  const { wonEmail: sent, result } = work;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {sent
          ? t('wonEmailSent', { when: formatDateLong(sent.sentAt, language, true), to: sent.to, count: sent.count })
          : t('wonEmailUnsent')}
      </Typography>
      {work.status === 'SOLD' && (
        <ConfirmButton
          variant={sent ? 'outlined' : 'contained'}
          label={t(sent ? 'resendWonEmail' : 'sendWonEmail')}
          question={t(sent ? 'resendWonEmailQuestion' : 'sendWonEmailQuestion', { to: result.winner.email })}
          doneMessage={t('wonEmailNotice')}
          onConfirm={async () => {
            await api.console.works.wonEmail({ params: { id: work._id }, body: sent ? { force: true } : {} });
            await refetch();
          }}
        />
      )}
    </>
  );
};
