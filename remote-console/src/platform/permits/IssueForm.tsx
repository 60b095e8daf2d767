import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { Form, maxLength, required, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { refusal } from '../../data/refusal';
import { source } from '../../parts/source';
import { permitI18n } from './i18n';
import type { Releases } from './releases';

interface Draft {
  remotes: string[];
  note: string;
  hours: number;
}

const s = source<Draft>();
const hourMs = 60 * 60 * 1000;
const lasting = [1, 8, 24, 72, 168] as const;
/** For the way to the server, which counts a week from when it hears of it. */
const minuteMs = 60_000;

interface Props {
  releases: Releases;
  onIssued: (link: string) => void;
}

/** What the holder may see, what for, and how long. */
export const IssueForm = ({ releases, onIssued }: Props) => {
  const t = permitI18n.useT();
  const [busy, setBusy] = useState(false);

  const issue = async ({ remotes = [], note = '', hours = 8 }: Partial<Draft>) => {
    setBusy(true);
    try {
      const expiresAt = new Date(Date.now() + hours * hourMs - minuteMs).toISOString();
      const { token } = await api.console.permits.create({ body: { remotes, note, expiresAt } });
      const names = remotes.map(encodeURIComponent).join(',');
      onIssued(`${location.origin}/?remotes=${names}&permit=${token}`);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      return refusal(cause, ({ field }) => field.replace(/\..*$/, '')).body.errors;
    } finally {
      setBusy(false);
    }
  };

  const choices = [
    ...releases.channels
      .filter(({ channel }) => channel !== 'stable')
      .map(({ channel }) => ({ id: channel, name: t('channel', { channel }) })),
    ...releases.builds.map(({ name, version }) => ({ id: `${name}@${version}`, name: `${name}@${version}` })),
  ];
  const fresh: Partial<Draft> = { hours: 8, remotes: [] };

  return (
    <Form record={{}} defaultValues={fresh} onSubmit={issue} noValidate>
      <DialogContent dividers>
        <SelectArrayInput
          source={s('remotes')}
          label={t('what')}
          choices={choices}
          translateChoice={false}
          validate={required()}
          helperText={t('whatHint')}
        />
        <TextInput
          source={s('note')}
          label={t('note')}
          helperText={t('noteHint')}
          validate={[required(), maxLength(200)]}
        />
        <SelectInput
          source={s('hours')}
          label={t('hours')}
          choices={lasting.map((hours) => ({ id: hours, name: t(`h${hours}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('issue')}
        </Button>
      </DialogActions>
    </Form>
  );
};
