import { useState } from 'react';
import { api } from 'shared/client';
import type { Passkey, Reauthentication } from 'shared/contract';
import { Button } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import { FormOutcome } from '../form/FormOutcome';
import form from '../form/form.module.css';
import { QueryBoundary } from '../form/QueryBoundary';
import rows from '../form/rows.module.css';
import { useAsyncData } from '../form/use-async-data';
import { passkeysI18n } from './i18n';
import { createPasskey } from './passkeys';
import styles from './passkeys.module.css';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { usePasskeySupport } from './use-passkey-support';
import { usePasskeyTexts } from './use-passkey-texts';

type Opened = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey };
type Outcome = 'added' | 'renamed' | 'removed';

interface PasskeyItemProps {
  passkey: Passkey;
  onOpen: (opened: Opened) => void;
}

const PasskeyItem = ({ passkey, onOpen }: PasskeyItemProps) => {
  const t = passkeysI18n.useT();
  const { name, details } = usePasskeyTexts()(passkey);
  return (
    <li className={rows.row}>
      <span>
        {name}
        <span className={form.hint}>{details}</span>
      </span>
      <span className={styles.buttons}>
        <Button small aria-label={t('renameOf', { name })} onClick={() => onOpen({ act: 'rename', passkey })}>
          {t('rename')}
        </Button>
        <Button small aria-label={t('removeOf', { name })} onClick={() => onOpen({ act: 'remove', passkey })}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
};

interface PasskeyDialogsProps {
  opened: Opened | null;
  hasPasskey: boolean;
  onClose: () => void;
  onDone: (outcome: Outcome) => Promise<void>;
}

const PasskeyDialogs = ({ opened, hasPasskey, onClose, onDone }: PasskeyDialogsProps) => {
  const t = passkeysI18n.useT();
  // A dialogue that closes still shows what it was about.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  const add = async (proof: Reauthentication) => {
    await createPasskey(proof);
    await onDone('added');
  };
  const passkey = shown && shown.act !== 'add' ? shown.passkey : null;
  const remove = async (body: Reauthentication) => {
    if (passkey) await api.passkeys.remove({ params: { id: passkey._id }, body });
    await onDone('removed');
  };
  return (
    <>
      <ReauthenticationDialog
        open={opened?.act === 'add'}
        title={t('add')}
        text={t('addLead')}
        confirmLabel={t('add')}
        hasPasskey={hasPasskey}
        onConfirm={add}
        onClose={onClose}
      />
      <ReauthenticationDialog
        open={opened?.act === 'remove'}
        title={t('removeTitle')}
        text={t('removeLead', { name: passkey?.name || t('unknownDevice') })}
        confirmLabel={t('remove')}
        hasPasskey={hasPasskey}
        onConfirm={remove}
        onClose={onClose}
        danger
      />
      {passkey && (
        <RenamePasskeyDialog
          open={opened?.act === 'rename'}
          passkey={passkey}
          onClose={onClose}
          onRenamed={() => onDone('renamed')}
        />
      )}
    </>
  );
};

interface PasskeyListProps {
  user: string;
  /** After one was added or removed. */
  onChange: () => Promise<unknown>;
}

/** The passkeys of a user: what they are, which there are, and how to add, rename and remove one. */
export const PasskeyList = ({ user, onChange }: PasskeyListProps) => {
  const t = passkeysI18n.useT();
  const isSupported = usePasskeySupport();
  const passkeys = useAsyncData(`passkeys ${user}`, async () => (await api.passkeys.list()).passkeys);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const open = (next: Opened) => {
    setOutcome(null);
    setOpened(next);
  };
  const finish = async (done: Outcome) => {
    await passkeys.refetch();
    setOpened(null);
    setOutcome(done);
    if (done !== 'renamed') await onChange();
  };
  return (
    <FieldGroup title={t('title')} lead={t('lead')}>
      <QueryBoundary query={passkeys} skeletons={1}>
        {(all) => (
          <>
            {all.length === 0 ? (
              <p>{t('empty')}</p>
            ) : (
              <ul className={rows.rows}>
                {all.map((passkey) => (
                  <PasskeyItem key={passkey._id} passkey={passkey} onOpen={open} />
                ))}
              </ul>
            )}
            {isSupported ? (
              <p>
                <Button small onClick={() => open({ act: 'add' })}>
                  {t('add')}
                </Button>
              </p>
            ) : (
              <p className={form.hint}>{t('unsupported')}</p>
            )}
            <PasskeyDialogs
              opened={opened}
              hasPasskey={all.length > 0}
              onClose={() => setOpened(null)}
              onDone={finish}
            />
            {/* Behind the dialogues, so that it gets the focus after they have closed. */}
            {outcome && !opened && <FormOutcome className={form.saved}>{t(outcome)}</FormOutcome>}
          </>
        )}
      </QueryBoundary>
    </FieldGroup>
  );
};
