import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { use, useEffect } from 'react';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Changes } from './Changes';
import { changes } from './changes';
import { useT } from './i18n';
import { type Stale, StaleContext } from './stale';

interface Way {
  submit: () => void;
  /** Back to where the form is saved. */
  focus: () => void;
}

const Conflict = ({ stale, dismiss, submit, focus }: Way & { stale: Stale; dismiss: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const form = useFormContext();
  const { resource, refetch } = useEditContext();
  // Saving has disabled the button that had the focus; afterwards it waits there again.
  useEffect(() => () => void requestAnimationFrame(focus), [focus]);
  const differences = changes(stale.theirs, form.getValues());
  return (
    <Dialog open onClose={dismiss} fullWidth maxWidth="md" disableRestoreFocus aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{t('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t('staleLead', {
            who: stale.changedBy ?? t('someone'),
            when: stale.changedAt ? formatDateLong(stale.changedAt, language, true) : '—',
          })}
        </DialogContentText>
        {differences.length ? (
          <Changes resource={resource} of={differences} labels={[t('theirs'), t('mine')]} />
        ) : (
          <DialogContentText>{t('staleSame')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={dismiss}>{t('keepEditing')}</Button>
        {/* The form takes up what arrives and would take along what was typed before that. */}
        <Button onClick={() => void refetch().finally(dismiss)}>{t('takeTheirs')}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            form.setValue('version', stale.theirs.version);
            dismiss();
            submit();
          }}
        >
          {t('overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Two people changed one record: the later one decides, seeing both. Nothing is merged by itself. */
export const StaleDialog = (way: Way) => {
  const { stale, dismiss } = use(StaleContext);
  return stale && <Conflict stale={stale} dismiss={dismiss} {...way} />;
};
