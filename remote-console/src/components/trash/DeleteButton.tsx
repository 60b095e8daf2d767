import { Button, type ButtonProps } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { toWriteError } from '../../data/http-error';
import { useT } from '../i18n';
import { isTrashResource, useTrashNotice } from './use-trash-notice';

interface Target {
  id: string;
  name: string;
}

interface Props extends Omit<ButtonProps, 'onClick'> {
  targets: readonly Target[];
  /** Name of the resource in the audit log. */
  auditName: string;
  label?: string;
  /** What the reader should know besides whether it can be undone. */
  note?: string;
  /** Rejects with an error whose message says why. */
  remove: (id: string) => Promise<unknown>;
  /** Receives the ids of what was deleted. */
  onDeleted: (ids: string[]) => unknown;
  onRestored?: () => unknown;
}

const shownNames = 5;

/** Deletes records after a dialogue that names them and says whether they can be restored; then offers to undo it. */
export const DeleteButton = (props: Props) => {
  const { targets, auditName, label, note, remove, onDeleted, onRestored, ...rest } = props;
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const showTrashNotice = useTrashNotice();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = targets.length;
  const [first] = targets;
  const isRestorable = isTrashResource(auditName);

  const confirm = async () => {
    setBusy(true);
    const deleted: Target[] = [];
    const refusals: string[] = [];
    for (const target of targets) {
      try {
        await remove(target.id);
        deleted.push(target);
      } catch (cause) {
        const { message } = toWriteError(cause) as Error;
        refusals.push(count > 1 ? `${target.name}: ${message}` : message);
      }
    }
    setBusy(false);
    setOpen(false);
    const ids = deleted.map(({ id }) => id);
    if (deleted[0]) {
      const message =
        deleted.length === 1 ? t('deletedOne', { name: deleted[0].name }) : t('deletedMany', { count: deleted.length });
      if (isRestorable) showTrashNotice({ resource: auditName, ids, message, onRestored: onRestored ?? refresh });
      else notify(message, { type: 'info' });
      await onDeleted(ids);
    }
    for (const refusal of refusals) notify(refusal, { type: 'error' });
  };

  const names = targets.slice(0, shownNames).map(({ name }) => name);
  const more = count > shownNames ? ` ${t('andMore', { count: count - shownNames })}` : '';
  const sentences = [t(isRestorable ? 'deleteToTrash' : 'deleteForGood'), note].filter(Boolean).join(' ');
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 size={16} aria-hidden />}
        {...rest}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {label ?? translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={count === 1 ? t('deleteOne', { name: first?.name ?? '' }) : t('deleteMany', { count })}
        content={
          count > 1 ? (
            <>
              {names.join(', ')}
              {more}
              <br />
              {sentences}
            </>
          ) : (
            sentences
          )
        }
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
