import { type ReactNode, useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { Button, Dialog } from 'shared/ui';
import { PeopleProblem } from './PeopleProblem';
import styles from './people-form.module.css';
import { peopleI18n } from './people-i18n';

interface PeopleAskProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  yes: string;
  onYes: () => Promise<void>;
  danger?: boolean;
}

/** Asks before something that cannot be undone; stays open with the reason where it is refused. */
export const PeopleAsk = ({ open, onClose, title, text, yes, onYes, danger = false }: PeopleAskProps) => {
  const t = peopleI18n.useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const act = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onYes();
      close();
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={close} title={title}>
      <p>{text}</p>
      <PeopleProblem cause={failure} />
      <div className={styles.choices}>
        <Button variant={danger ? 'danger' : 'primary'} aria-disabled={busy || undefined} onClick={() => void act()}>
          {yes}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </div>
    </Dialog>
  );
};
