import { Alert, Box, Button, Dialog, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Form } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { hasFormDraft } from '../../components/forms/form-drafts';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { useStaff } from '../../data/use-staff';
import { formI18n } from './i18n';
import { getReplyFormName, ReplyForm } from './ReplyForm';

const joinFacts = (facts: (string | false | undefined)[]) => facts.filter(Boolean).join(' · ');

/** The replies that were sent, oldest first. */
const ReplyThread = ({ replies }: Pick<Form, 'replies'>) => {
  const t = formI18n.useT();
  const language = useLanguage();
  const staff = useStaff().data?.staff;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {replies.map(({ subject, html, to, cc, sentAt, by }) => (
        <Box component="li" key={sentAt} sx={{ mb: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="h3">
            {subject}
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {joinFacts([
              staff?.find(({ _id }) => _id === by)?.name,
              formatDateLong(sentAt, language, true),
              `${t('to')}: ${to.join(', ')}`,
              cc.length > 0 && `${t('cc')}: ${cc.join(', ')}`,
            ])}
          </Typography>
          <Prose html={html} />
        </Box>
      ))}
    </Box>
  );
};

/** The replies to a request, and a dialogue to write another. */
export const FormReplies = () => {
  const t = formI18n.useT();
  const form = useRecordContext<Form & { id: string }>();
  const isDirty = useUnsavedChanges();
  const translate = useTranslate();
  // A reply that was being written when the session ended opens again.
  const [open, setOpen] = useState(() => form !== undefined && hasFormDraft(getReplyFormName(form._id)));
  const isEdited = useRef(open);
  if (!form) return null;
  const { replies } = form;
  const openDialog = () => {
    isEdited.current = false;
    setOpen(true);
  };
  const closeDialog = () => {
    if (!isEdited.current || window.confirm(translate('ra.message.unsaved_changes'))) setOpen(false);
  };
  return (
    <>
      <ReplyThread replies={replies} />
      {isDirty && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('saveBefore')}
        </Alert>
      )}
      <Button variant="outlined" disabled={isDirty} startIcon={<Mail size={16} aria-hidden />} onClick={openDialog}>
        {replies.length > 0 ? t('replyAgain') : t('reply')}
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
