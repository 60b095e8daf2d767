import { Box, Button, Dialog, DialogActions, DialogContent, IconButton, Typography } from '@mui/material';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { DialogHead } from './DialogHead';
import { Item } from './Item';
import { SortableList } from './SortableList';

interface Words {
  lead: string;
  add: string;
  done: string;
  /** Name of an item that has none yet. */
  fresh: string;
  edit: (name: string) => string;
  remove: (name: string) => string;
}

interface Props<T> {
  /** Where the document keeps its items. */
  list: string;
  label: string;
  words: Words;
  nameOf: (item: T) => string;
  row: (item: T) => ReactNode;
  create: () => Partial<T>;
  /** Inputs of one item. */
  children: (index: number) => ReactNode;
}

/** The ordered items of a document, which is saved as a whole: moved here, edited in a dialogue. */
export const DocumentList = <T,>({ list, label, words, nameOf, row, create, children }: Props<T>) => {
  const [edited, setEdited] = useState<number | null>(null);
  const { trigger, watch } = useFormContext();
  const { fields, move, append, remove } = useFieldArray({ name: list, keyName: 'key' });
  // Of the form and not of the field array, whose copies do not follow what is typed.
  const items = (watch(list) ?? []) as T[];

  const name = (item: T | undefined) => (item && nameOf(item)) || words.fresh;
  const close = () => setEdited(null);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
          {words.lead}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => {
            append(create() as FieldValues);
            setEdited(fields.length);
          }}
        >
          {words.add}
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
                <IconButton aria-label={words.edit(name(item))} onClick={() => setEdited(index)}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton aria-label={words.remove(name(item))} onClick={() => remove(index)}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </Box>
            ),
          };
        })}
      />
      <Dialog open={edited !== null} onClose={close} fullWidth maxWidth="md" aria-labelledby={`${list}-edit`}>
        {edited !== null && (
          <>
            <DialogHead id={`${list}-edit`} title={name(items[edited])} onClose={close} />
            <DialogContent dividers>
              <Item list={list} index={edited}>
                {children(edited)}
              </Item>
            </DialogContent>
            <DialogActions>
              <Button
                variant="contained"
                onClick={async () => {
                  if (await trigger(`${list}.${edited}`)) close();
                }}
              >
                {words.done}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
};
