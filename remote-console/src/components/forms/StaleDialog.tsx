import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { use, useEffect } from 'react';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ChangeList } from '../history/ChangeList';
import { diffRecords } from '../history/diff-records';
import { useT } from '../i18n';
import { type StaleWrite, StaleWriteContext } from './stale-write';

interface FormHandle {
  submit: () => void;
  /** Focuses the save button. */
  focus: () => void;
}

const Conflict = ({ stale, dismiss, submit, focus }: FormHandle & { stale: StaleWrite; dismiss: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const form = useFormContext();
  const { resource, refetch } = useEditContext();
  // Saving disabled the focused button. It gets the focus back when the dialogue closes.
  useEffect(() => () => void requestAnimationFrame(focus), [focus]);
  const differences = diffRecords(stale.stored, form.getValues());
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
          <ChangeList resource={resource} changes={differences} labels={[t('storedValue'), t('typedValue')]} />
        ) : (
          <DialogContentText>{t('staleSame')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={dismiss}>{t('keepEditing')}</Button>
        {/* The dialogue closes only after the form took over the stored record: typing before that would be lost. */}
        <Button onClick={() => void refetch().finally(dismiss)}>{t('loadStored')}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            form.setValue('version', stale.stored.version);
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

/** Shown when a save was refused because the record was changed meanwhile (C-2): load the stored version or overwrite it. */
export const StaleDialog = (handle: FormHandle) => {
  const { stale, dismiss } = use(StaleWriteContext);
  return stale && <Conflict stale={stale} dismiss={dismiss} {...handle} />;
};
