import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem } from 'shared/people';
import { Button, Dialog, TextField } from 'shared/ui';
import { scheduleI18n } from './i18n';
import styles from './Subscription.module.css';

const queryKey = ['calendar'];

/** The address at which a calendar follows one's meetings: made, made anew, ended. */
export const Subscription = () => {
  const t = scheduleI18n.useT();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const { data, error } = useQuery({ queryKey, queryFn: () => api.calendar.get(), enabled: open });
  const settled = () => {
    setCopied(false);
    return client.invalidateQueries({ queryKey });
  };
  const make = useMutation({ mutationFn: () => api.calendar.create({ body: {} }), onSettled: settled });
  const end = useMutation({ mutationFn: () => api.calendar.remove(), onSettled: settled });
  const url = data?.calendar.url ?? null;
  const busy = make.isPending || end.isPending;
  return (
    <>
      <Button variant="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden />
        {t('subscribe')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('subscribe')}>
        <div className={styles.content}>
          <p className={styles.text}>{t('subscribeText')}</p>
          <PeopleProblem cause={error ?? make.error ?? end.error} />
          {url ? (
            <>
              <TextField
                label={t('subscribeAddress')}
                value={url}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
              <p className={styles.buttons}>
                <Button
                  variant="primary"
                  small
                  onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
                >
                  {t(copied ? 'copied' : 'copy')}
                </Button>
                <a className={styles.link} href={url.replace(/^https?:/, 'webcal:')}>
                  {t('openCalendar')}
                </a>
              </p>
              <p className={styles.buttons}>
                <Button variant="secondary" small disabled={busy} onClick={() => make.mutate()}>
                  {t('renewAddress')}
                </Button>
                <Button variant="danger" small disabled={busy} onClick={() => end.mutate()}>
                  {t('endAddress')}
                </Button>
              </p>
            </>
          ) : (
            <Button variant="primary" disabled={busy || !data} onClick={() => make.mutate()}>
              {t('makeAddress')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
};
