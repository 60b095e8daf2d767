import { Alert, Box, Button, Dialog, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Form } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { formI18n } from './i18n';
import { ReplyForm } from './ReplyForm';

/** The reply that was sent, and a dialogue to write one. */
export const FormReply = () => {
  const t = formI18n.useT();
  const language = useLanguage();
  const form = useRecordContext<Form & { id: string }>();
  const isDirty = useUnsavedChanges();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isEdited = useRef(false);
  if (!form) return null;
  const { reply } = form;
  const openDialog = () => {
    isEdited.current = false;
    setOpen(true);
  };
  const closeDialog = () => {
    if (!isEdited.current || window.confirm(translate('ra.message.unsaved_changes'))) setOpen(false);
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
      {isDirty && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('saveBefore')}
        </Alert>
      )}
      <Button variant="outlined" disabled={isDirty} startIcon={<Mail size={16} aria-hidden />} onClick={openDialog}>
        {reply ? t('replyAgain') : t('reply')}
      </Button>
      <Dialog
        open={open}
        onClose={closeDialog}
        onInput={() => {
          isEdited.current = true;
        }}
        fullWidth
        maxWidth="md"
        aria-labelledby="reply-title"
      >
        <DialogHeader id="reply-title" title={t('reply')} onClose={closeDialog} />
        <ReplyForm form={form} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
