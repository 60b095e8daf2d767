import { Alert, Box, Button, Dialog, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Form } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { DialogHead } from '../../parts/DialogHead';
import { formI18n } from './i18n';
import { ReplyForm } from './ReplyForm';

/** What was answered, and the way to answer. */
export const Reply = () => {
  const t = formI18n.useT();
  const language = useLanguage();
  const form = useRecordContext<Form & { id: string }>();
  const { dirtyFields } = useFormState();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const written = useRef(false);
  if (!form) return null;
  const dirty = Object.keys(dirtyFields).length > 0;
  const { reply } = form;
  const begin = () => {
    written.current = false;
    setOpen(true);
  };
  const close = () => {
    if (!written.current || window.confirm(translate('ra.message.unsaved_changes'))) setOpen(false);
  };
  return (
    <>
      {reply && (
        <Box sx={{ mb: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {t('replied', { when: formatDateLong(reply.sentAt, language, true), to: reply.to.join(', ') })}
          </Typography>
          <Typography variant="subtitle2" component="h3" sx={{ my: 1 }}>
            {reply.subject}
          </Typography>
          <Prose html={reply.html} />
        </Box>
      )}
      {dirty && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('saveBefore')}
        </Alert>
      )}
      <Button variant="outlined" disabled={dirty} startIcon={<Mail size={16} aria-hidden />} onClick={begin}>
        {reply ? t('replyAgain') : t('reply')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        onInput={() => {
          written.current = true;
        }}
        fullWidth
        maxWidth="md"
        aria-labelledby="reply-title"
      >
        <DialogHead id="reply-title" title={t('reply')} onClose={close} />
        <ReplyForm form={form} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
