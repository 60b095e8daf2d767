import { Box, Button, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { countSmsBytes, fillTemplate, getSmsKind, type LocalisedText, type Message } from 'shared/contract';
import { formatNumber } from 'shared/format';
import type { Language } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { PreviewDialog } from '../../components/dialogs/PreviewDialog';
import { localise } from '../../components/hooks/use-localised';
import { Section } from '../../components/layout/Section';
import { getExampleValue } from './example-values';
import { templateI18n } from './i18n';

const MessagePreview = ({ message, language }: { message: Message; language: Language }) => {
  const t = templateI18n.useT();
  const values = Object.fromEntries(message.variables.map((name) => [name, getExampleValue(name, language)]));
  const fill = (text: LocalisedText | null | undefined) => fillTemplate(localise(text, language), values);
  const [html, body] = [fill(message.html), fill(message.body)];
  return (
    <>
      <Section title={t('mail')}>
        <Typography sx={{ fontWeight: 650, mb: 1.5 }}>{fill(message.subject)}</Typography>
        {html ? <Prose html={html} /> : <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body}</Typography>}
      </Section>
      <Section title={t('sms')}>
        <Box
          sx={{
            maxWidth: 300,
            p: 1.5,
            borderRadius: 2,
            bgcolor: 'var(--sand)',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {body}
        </Box>
        <Typography variant="caption" color="text.secondary">
          {t('bytes', { bytes: formatNumber(countSmsBytes(body)), kind: getSmsKind(body) })}
        </Typography>
      </Section>
    </>
  );
};

/** Shows the message as its readers get it, with unsaved changes and example values. */
export const TemplatePreview = () => {
  const t = templateI18n.useT();
  const { getValues } = useFormContext<Message>();
  const [message, setMessage] = useState<Message | null>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<Eye size={16} aria-hidden />} onClick={() => setMessage(getValues())}>
        {t('preview')}
      </Button>
      <PreviewDialog
        open={message !== null}
        title={t('preview')}
        tabsLabel={t('language')}
        maxWidth="sm"
        onClose={() => setMessage(null)}
      >
        {(language) => (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {t('previewLead')}
            </Typography>
            {message && <MessagePreview message={message} language={language} />}
          </>
        )}
      </PreviewDialog>
    </>
  );
};
