import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ChangeList } from '../history/ChangeList';
import { diffRecords } from '../history/diff-records';
import { useT } from '../i18n';
import { isInConflict, mergeRecords } from './merge-records';
import { type StaleWrite, StaleWriteContext } from './stale-write';

interface FormHandle {
  submit: () => void;
  /** Focuses the save button. */
  focus: () => void;
}

/** What both have written. Without a merge the form was read at another version than the one it is based on. */
const useMerge = (stored: StaleWrite['stored']) => {
  const { getValues, formState } = useFormContext();
  const base = formState.defaultValues;
  // Only the first time: afterwards the form contains the merged values.
  return useState(() => {
    const mine = getValues();
    const hasBase = base?.version === mine.version;
    return hasBase ? mergeRecords({ base, mine, theirs: stored }) : { merged: mine, conflicts: null };
  })[0] as { merged: FieldValues; conflicts: string[] | null };
};

const Conflict = ({ stale, dismiss, submit, focus }: FormHandle & { stale: StaleWrite; dismiss: () => void }) => {
  const t = useT();
  const notify = useNotify();
  const language = useLanguage();
  const form = useFormContext();
  const { resource, refetch } = useEditContext();
  const { merged, conflicts } = useMerge(stale.stored);
  const who = stale.changedBy ?? t('someone');
  // Saving disabled the focused button. It gets the focus back when the dialogue closes.
  useEffect(() => () => void requestAnimationFrame(focus), [focus]);

  const saveMerged = () => {
    for (const [name, value] of Object.entries({ ...merged, version: stale.stored.version }))
      form.setValue(name, value);
    dismiss();
    submit();
  };
  const differences = diffRecords(stale.stored, merged).filter(
    ({ path }) => !conflicts || isInConflict(conflicts, path),
  );
  // Values that differ only in what nobody sees, such as an empty text that is missing, are no conflict.
  const isMergeable = conflicts !== null && differences.length === 0;
  const onMergeable = useEffectEvent(() => {
    notify(t('staleMerged', { who }), { type: 'info' });
    saveMerged();
  });
  // The refused save has to end first: its errors would be set on the form after the next one began.
  const { isSubmitting } = useFormState();
  useEffect(() => {
    if (isMergeable && !isSubmitting) onMergeable();
  }, [isMergeable, isSubmitting]);
  if (isMergeable) return null;

  return (
    <Dialog open onClose={dismiss} fullWidth maxWidth="md" disableRestoreFocus aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{t('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t('staleLead', {
            who,
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
        <Button variant="contained" color="error" onClick={saveMerged}>
          {t('overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/**
 * After a save that was refused because the record was changed meanwhile (C-2): changes to other fields are merged and
 * saved; a field that both have changed is asked for.
 */
export const StaleDialog = (handle: FormHandle) => {
  const { stale, dismiss } = use(StaleWriteContext);
  return stale && <Conflict stale={stale} dismiss={dismiss} {...handle} />;
};
