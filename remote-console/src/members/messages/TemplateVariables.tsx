import { Chip, Stack, Typography } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import type { Message } from 'shared/contract';
import { Section } from '../../components/layout/Section';
import { templateI18n } from './i18n';

/** The variables that a text may use. The API refuses all others when the text is saved. */
export const TemplateVariables = () => {
  const t = templateI18n.useT();
  const notify = useNotify();
  const message = useRecordContext<Message & { id: string }>();
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`#{${name}}`);
    notify(t('copied', { name }), { type: 'info' });
  };
  return (
    <Section title={t('variables')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('variablesLead')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        {message?.variables.map((name) => (
          <Chip
            key={name}
            variant="outlined"
            label={`#{${name}}`}
            onClick={() => void copy(name)}
            sx={{ fontFamily: 'monospace' }}
          />
        ))}
      </Stack>
    </Section>
  );
};
