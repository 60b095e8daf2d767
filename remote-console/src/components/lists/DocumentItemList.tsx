import { Box, Button, Dialog, DialogActions, DialogContent, IconButton, Typography } from '@mui/material';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { type FieldValues, get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useFocusFirstError } from 'shared/account-forms';
import { DialogHeader } from '../dialogs/DialogHeader';
import { diffRecords } from '../history/diff-records';
import { useT } from '../i18n';
import { ItemScope } from '../inputs/ItemScope';
import { useUndoNotice } from '../trash/use-undo-notice';
import { SortableList } from './SortableList';

interface Props<T> {
  /** Path of the items in the document. */
  list: string;
  label: string;
  /** Label of the button that adds an item. */
  addLabel: string;
  /** Name of an item without a name. */
  newName: string;
  getName: (item: T) => string;
  row: (item: T) => ReactNode;
  create: () => Partial<T>;
  /** The inputs of an item, by its index. */
  children: (index: number) => ReactNode;
}

/** A component of its own, so that the focus moves when the fields are in the document. */
const ItemContent = ({ refusals, children }: { refusals: number; children: ReactNode }) => {
  const ref = useFocusFirstError<HTMLDivElement>(refusals || null);
  return (
    <DialogContent dividers ref={ref}>
      {children}
    </DialogContent>
  );
};

/** The ordered items of a document: sorted in the list, edited in a dialogue, saved with the document. */
export const DocumentItemList = <T,>(props: Props<T>) => {
  const { list, label, addLabel, newName, getName, row, create, children } = props;
  const t = useT();
  const offerUndo = useUndoNotice();
  const [edited, setEdited] = useState<number | null>(null);
  const [refusals, setRefusals] = useState(0);
  const translate = useTranslate();
  /** The edited item was added by this dialogue and belongs to the list only when it is done. */
  const [isNew, setNew] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { trigger, watch } = useFormContext();
  const { fields, move, append, insert, remove } = useFieldArray({ name: list, keyName: 'key' });
  // From the form, because the copies of the field array do not follow what is typed.
  const items = (watch(list) ?? []) as T[];

  const name = (item: T | undefined) => (item && getName(item)) || newName;
  const open = (index: number, added: boolean) => {
    setNew(added);
    setEdited(index);
  };
  const close = () => setEdited(null);
  const { errors, submitCount } = useFormState();
  const [checkedCount, setCheckedCount] = useState(0);
  // While rendering, as parts of a form are opened: a refused document opens its first item with an error.
  if (checkedCount !== submitCount) {
    setCheckedCount(submitCount);
    const refused = items.findIndex((_, index) => get(errors, `${list}.${index}`));
    if (refused >= 0) {
      open(refused, false);
      setRefusals(refusals + 1);
    }
  }
  const removeItem = (index: number) => {
    const item = items[index];
    remove(index);
    if (item)
      offerUndo(t('itemRemoved', { name: name(item) }), () =>
        insert(index, item as FieldValues, { shouldFocus: false }),
      );
  };
  const discard = () => {
    setAsking(false);
    if (edited !== null) remove(edited);
    close();
  };
  const leave = () => {
    if (!isNew || edited === null) close();
    else if (diffRecords(create(), items[edited]).length > 0) setAsking(true);
    else discard();
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
          {t('documentLead')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => {
            append(create() as FieldValues);
            open(fields.length, true);
          }}
        >
          {addLabel}
        </Button>
      </Box>
      <SortableList
        label={label}
        onMove={move}
        items={fields.map(({ key }, index) => {
          const item = items[index];
          return {
            id: key,
            name: name(item),
            content: item && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>{row(item)}</Box>
                <IconButton aria-label={t('editItem', { name: name(item) })} onClick={() => open(index, false)}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton aria-label={t('removeItem', { name: name(item) })} onClick={() => removeItem(index)}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </Box>
            ),
          };
        })}
      />
      <Dialog open={edited !== null} onClose={leave} fullWidth maxWidth="md" aria-labelledby={`${list}-edit`}>
        {edited !== null && (
          <>
            <DialogHeader id={`${list}-edit`} title={name(items[edited])} onClose={leave} />
            <ItemContent refusals={refusals}>
              <ItemScope list={list} index={edited}>
                {children(edited)}
              </ItemScope>
            </ItemContent>
            <DialogActions>
              {isNew && <Button onClick={leave}>{translate('ra.action.cancel')}</Button>}
              <Button
                variant="contained"
                onClick={async () => {
                  if (await trigger(`${list}.${edited}`)) close();
                  else setRefusals(refusals + 1);
                }}
              >
                {t('done')}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      <Confirm
        isOpen={isAsking}
        title={newName}
        content={t('discardQuestion')}
        confirm={t('discard')}
        confirmColor="warning"
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
