import { Box, Button, Dialog, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fillText, type LocalisedText, type Message, smsBytes, smsKind } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { type Language, languages, useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { DialogHead } from '../../parts/DialogHead';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { exampleOf } from './examples';
import { templateI18n } from './i18n';

const titleId = 'template-preview';

const Shown = ({ message, language }: { message: Message; language: Language }) => {
  const t = templateI18n.useT();
  const values = Object.fromEntries(message.variables.map((name) => [name, exampleOf(name, language)]));
  const at = (text: LocalisedText | null | undefined) => fillText(text?.[language]?.trim() || text?.ko || '', values);
  const [html, body] = [at(message.html), at(message.body)];
  return (
    <>
      <Group title={t('mail')}>
        <Typography sx={{ fontWeight: 650, mb: 1.5 }}>{at(message.subject)}</Typography>
        {html ? <Prose html={html} /> : <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body}</Typography>}
      </Group>
      <Group title={t('sms')}>
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
          {t('bytes', { bytes: formatNumber(smsBytes(body)), kind: smsKind(body) })}
        </Typography>
      </Group>
    </>
  );
};

/** What a reader gets, with what is typed but not yet saved. */
export const TemplatePreview = () => {
  const t = templateI18n.useT();
  const parts = useT();
  const mine = useLanguage();
  const { getValues } = useFormContext<Message>();
  const [message, setMessage] = useState<Message | null>(null);
  const [language, setLanguage] = useState<Language>(mine);
  const close = () => setMessage(null);
  return (
    <>
      <Button variant="outlined" startIcon={<Eye size={16} aria-hidden />} onClick={() => setMessage(getValues())}>
        {t('preview')}
      </Button>
      <Dialog open={message !== null} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogHead id={titleId} title={t('preview')} onClose={close} />
        <Tabs
          value={language}
          onChange={(_, next: Language) => setLanguage(next)}
          aria-label={t('language')}
          sx={{ px: 2 }}
        >
          {languages.map((each) => (
            <Tab key={each} value={each} label={parts(each)} />
          ))}
        </Tabs>
        <DialogContent dividers>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {t('previewLead')}
          </Typography>
          {message && <Shown message={message} language={language} />}
        </DialogContent>
      </Dialog>
    </>
  );
};
