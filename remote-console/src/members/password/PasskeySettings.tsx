import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';
import { createPasskey, passkeysI18n, usePasskeySupport, usePasskeyTexts } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Passkey } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Section } from '../../components/layout/Section';
import { PasskeyProofDialog } from './PasskeyProofDialog';

const passkeysKey = ['own-passkeys'];

type Opened = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey };

const PasskeyItem = ({ passkey, onOpen }: { passkey: Passkey; onOpen: (opened: Opened) => void }) => {
  const t = passkeysI18n.useT();
  const { name, details } = usePasskeyTexts()(passkey);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {details}
        </Typography>
      </Box>
      <Button aria-label={t('renameOf', { name })} onClick={() => onOpen({ act: 'rename', passkey })}>
        {t('rename')}
      </Button>
      <Button color="error" aria-label={t('removeOf', { name })} onClick={() => onOpen({ act: 'remove', passkey })}>
        {t('remove')}
      </Button>
    </Box>
  );
};

interface PasskeyDialogProps {
  opened: Opened;
  hasPasskey: boolean;
  onDone: () => void;
  onClose: () => void;
}

const PasskeyDialog = ({ opened, onDone, ...rest }: PasskeyDialogProps) => {
  const t = passkeysI18n.useT();
  const notify = useNotify();
  if (opened.act === 'add')
    return (
      <PasskeyProofDialog
        title={t('add')}
        lead={t('addLead')}
        submit={t('add')}
        doneMessage={t('added')}
        onConfirm={createPasskey}
        onDone={onDone}
        {...rest}
      />
    );
  const { _id: id, name } = opened.passkey;
  if (opened.act === 'remove')
    return (
      <PasskeyProofDialog
        title={t('removeTitle')}
        lead={t('removeLead', { name: name || t('unknownDevice') })}
        submit={t('remove')}
        tone="error"
        doneMessage={t('removed')}
        onConfirm={(body) => api.passkeys.remove({ params: { id }, body })}
        onDone={onDone}
        {...rest}
      />
    );
  return (
    <FormDialog
      title={t('rename')}
      submit={t('rename')}
      defaults={{ name }}
      onSubmit={async (body) => {
        await api.passkeys.rename({ params: { id }, body });
        notify(t('renamed'), { type: 'info' });
        onDone();
      }}
      onClose={rest.onClose}
    >
      <TextInput
        source="name"
        label={t('name')}
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
    </FormDialog>
  );
};

/** The user's passkeys: what they are, which there are, and how to add, rename and remove one. */
export const PasskeySettings = () => {
  const t = passkeysI18n.useT();
  const isSupported = usePasskeySupport();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery({ queryKey: passkeysKey, queryFn: async () => (await api.passkeys.list()).passkeys });
  const close = () => setOpened(null);
  const finish = () => {
    close();
    void queries.invalidateQueries({ queryKey: passkeysKey });
  };

  if (!query.data) return <QueryStatus query={query} height={120} />;
  const hasAny = query.data.length > 0;
  return (
    <Section title={t('title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('lead')} {!hasAny && t('empty')}
      </Typography>
      {hasAny && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
          {query.data.map((passkey) => (
            <PasskeyItem key={passkey._id} passkey={passkey} onOpen={setOpened} />
          ))}
        </Box>
      )}
      {isSupported ? (
        <Button variant={hasAny ? 'outlined' : 'contained'} onClick={() => setOpened({ act: 'add' })}>
          {t('add')}
        </Button>
      ) : (
        <Typography color="text.secondary">{t('unsupported')}</Typography>
      )}
      {opened && <PasskeyDialog opened={opened} hasPasskey={isSupported && hasAny} onDone={finish} onClose={close} />}
    </Section>
  );
};
