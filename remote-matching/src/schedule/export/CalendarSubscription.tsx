import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, classNames, Dialog, TextField } from 'shared/ui';
import common from '../../components/common.module.css';
import section from '../../components/section.module.css';
import { useInvalidate } from '../../data/use-invalidate';
import { scheduleI18n } from '../i18n';
import styles from './CalendarSubscription.module.css';

const queryKey = ['calendar'];

/** Creates, renews and ends the address at which a calendar application can subscribe to the reader's meetings. */
export const CalendarSubscription = () => {
  const t = scheduleI18n.useT();
  const invalidate = useInvalidate();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const { data, error } = useQuery({ queryKey, queryFn: () => api.calendar.get(), enabled: open });
  const refresh = () => {
    setCopied(false);
    return invalidate(queryKey);
  };
  const create = useMutation({ mutationFn: () => api.calendar.create({ body: {} }), onSettled: refresh });
  const remove = useMutation({ mutationFn: () => api.calendar.remove(), onSettled: refresh });
  const url = data?.calendar.url ?? null;
  const busy = create.isPending || remove.isPending;
  return (
    <>
      <Button variant="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden />
        {t('subscribe')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('subscribe')}>
        <div className={section.stack}>
          <p className={common.soft}>{t('subscribeText')}</p>
          <ProblemNotice cause={error ?? create.error ?? remove.error} />
          {url ? (
            <>
              <TextField
                label={t('subscribeAddress')}
                value={url}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
              <p className={section.centred}>
                <Button
                  variant="primary"
                  small
                  onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
                >
                  {t(copied ? 'copied' : 'copy')}
                </Button>
                <a className={classNames(common.link, styles.link)} href={url.replace(/^https?:/, 'webcal:')}>
                  {t('openCalendar')}
                </a>
              </p>
              <p className={section.centred}>
                <Button variant="secondary" small disabled={busy} onClick={() => create.mutate()}>
                  {t('renewAddress')}
                </Button>
                <Button variant="danger" small disabled={busy} onClick={() => remove.mutate()}>
                  {t('endAddress')}
                </Button>
              </p>
            </>
          ) : (
            <Button variant="primary" disabled={busy || !data} onClick={() => create.mutate()}>
              {t('makeAddress')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
};
