import { Typography } from '@mui/material';
import { useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { AskedButton } from '../../parts/AskedButton';
import { workI18n } from './i18n';

/** The letter to whoever won: what was sent, and another one only on purpose. */
export const WonEmail = () => {
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
          ? t('wonSent', { when: formatDateLong(sent.sentAt, language, true), to: sent.to, count: sent.count })
          : t('wonUnsent')}
      </Typography>
      {work.status === 'SOLD' && (
        <AskedButton
          variant={sent ? 'outlined' : 'contained'}
          label={t(sent ? 'wonAgain' : 'wonSend')}
          ask={t(sent ? 'wonAgainAsk' : 'wonAsk', { to: result.winner.email })}
          done={t('wonDone')}
          act={async () => {
            await api.console.works.wonEmail({ params: { id: work._id }, body: sent ? { force: true } : {} });
            await refetch();
          }}
        />
      )}
    </>
  );
};
