import { Alert, Box, Button, Dialog, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Form } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { DialogHead } from '../parts/DialogHead';
import { ReplyForm } from './ReplyForm';
import { formTexts } from './texts';

/** What was answered, and the way to answer. */
export const Reply = () => {
  const t = formTexts.useT();
  const language = useLanguage();
  const form = useRecordContext<Form & { id: string }>();
  const { dirtyFields } = useFormState();
  const [open, setOpen] = useState(false);
  if (!form) return null;
  const dirty = Object.keys(dirtyFields).length > 0;
  const { reply } = form;
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
      <Button
        variant="outlined"
        disabled={dirty}
        startIcon={<Mail size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {reply ? t('replyAgain') : t('reply')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="reply-title">
        <DialogHead id="reply-title" title={t('reply')} onClose={() => setOpen(false)} />
        <ReplyForm form={form} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
