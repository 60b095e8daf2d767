import { Chip, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Message } from 'shared/contract';
import { useCopy } from '../../components/hooks/use-copy';
import { Section } from '../../components/layout/Section';
import { templateI18n } from './i18n';

/** The variables that a text may use. The API refuses all others when the text is saved. */
export const TemplateVariables = () => {
  const t = templateI18n.useT();
  const copy = useCopy();
  const message = useRecordContext<Message & { id: string }>();
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
            onClick={() => void copy(`#{${name}}`, t('copied', { name }))}
            sx={{ fontFamily: 'monospace' }}
          />
        ))}
      </Stack>
    </Section>
  );
};
