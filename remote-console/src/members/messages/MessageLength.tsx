import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { countSmsBytes, getSmsKind, lmsMaxBytes, type Message } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { languages } from 'shared/i18n';
import { useT } from '../../components/i18n';
import { templateI18n } from './i18n';

/** Length of each language in bytes as mobile networks count them, and whether it is sent as SMS or LMS. */
export const MessageLength = () => {
  const t = templateI18n.useT();
  const tComponents = useT();
  const body = useWatch<Message, 'body'>({ name: 'body' });
  return (
    <Typography variant="caption" component="p" role="status" sx={{ mt: 0, mb: 2, fontVariantNumeric: 'tabular-nums' }}>
      {languages.map((language) => {
        const text = body?.[language] ?? '';
        if (!text) return null;
        const bytes = countSmsBytes(text);
        return (
          <Typography
            key={language}
            variant="caption"
            component="span"
            sx={{ mr: 2, color: bytes > lmsMaxBytes ? 'error.main' : 'text.secondary' }}
          >
            {tComponents(language)}: {t('bytes', { bytes: formatNumber(bytes), kind: getSmsKind(text) })}
            {bytes > lmsMaxBytes && ` · ${t('tooLong')}`}
          </Typography>
        );
      })}
    </Typography>
  );
};
