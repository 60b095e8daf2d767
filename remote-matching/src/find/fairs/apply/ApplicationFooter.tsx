import { ProblemNotice } from 'shared/account-forms';
import { Button, TextArea, TextField } from 'shared/ui';
import { applyI18n } from './i18n';

interface ApplicationFooterProps {
  maxNoteLength: number;
  error: Error | null;
  busy: boolean;
  disabled?: boolean;
}

/** The end of an application: the fields `interpreter` and `note`, and the button that sends it. */
export const ApplicationFooter = ({ maxNoteLength, error, busy, disabled = false }: ApplicationFooterProps) => {
  const t = applyI18n.useT();
  return (
    <>
      <TextField label={t('interpreter')} hint={t('interpreterHint')} name="interpreter" maxLength={20} />
      <TextArea label={t('note')} name="note" rows={3} maxLength={maxNoteLength} />
      <ProblemNotice cause={error} />
      <Button variant="primary" wide type="submit" disabled={busy || disabled}>
        {t(busy ? 'sending' : 'submit')}
      </Button>
    </>
  );
};
