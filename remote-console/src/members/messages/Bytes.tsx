import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { lmsLimit, type Message, smsBytes, smsKind } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { languages } from 'shared/i18n';
import { useT } from '../../parts/i18n';
import { templateI18n } from './i18n';

/** How long the text is as networks count, and what it is therefore sent as. */
export const Bytes = () => {
  const t = templateI18n.useT();
  const parts = useT();
  const body = useWatch<Message, 'body'>({ name: 'body' });
  return (
    <Typography variant="caption" component="p" role="status" sx={{ mt: 0, mb: 2, fontVariantNumeric: 'tabular-nums' }}>
      {languages.map((language) => {
        const text = body?.[language] ?? '';
        if (!text) return null;
        const bytes = smsBytes(text);
        return (
          <Typography
            key={language}
            variant="caption"
            component="span"
            sx={{ mr: 2, color: bytes > lmsLimit ? 'error.main' : 'text.secondary' }}
          >
            {parts(language)}: {t('bytes', { bytes: formatNumber(bytes), kind: smsKind(text) })}
            {bytes > lmsLimit && ` · ${t('tooLong')}`}
          </Typography>
        );
      })}
    </Typography>
  );
};
