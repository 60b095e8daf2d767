import { Button } from '@mui/material';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useFailureNotice } from '../hooks/use-failure-notice';
import { useT } from '../i18n';

/** Long enough to read it and reach the button; the notice stays while it is pointed at or focused. */
const durationMs = 10_000;

const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" sx={{ minHeight: 44, fontWeight: 700, textDecoration: 'underline' }} onClick={undo}>
      {translate('ra.action.undo')}
    </Button>
  );
};

/** Returns a function that says what was done, with a button that takes it back. */
export const useUndoNotice = () => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useFailureNotice();
  return (message: string, undo: () => unknown) => {
    const run = async () => {
      try {
        await undo();
        notify(t('restored'), { type: 'info' });
      } catch (cause) {
        notifyFailure(cause);
      }
    };
    notify(message, { type: 'info', autoHideDuration: durationMs, action: <UndoButton onUndo={() => void run()} /> });
  };
};
