import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Button, Checkbox, LinkButton, TextArea, TextField } from 'shared/ui';
import { matchI18n } from '../../components/match-i18n';
import { requestingI18n } from './i18n';
import styles from './RequestForm.module.css';
import { TimesPicker } from './TimesPicker';
import { useFreeTimes } from './use-free-times';

export interface RequestFormProps {
  fair: { _id: string; timezone: string; type: 'ONLINE' | 'OFFLINE' | 'HYBRID' };
  counterpart: { _id: string; name: string; mode: MeetingMode[] };
  /** The reader is the seller, who may name products of their own. */
  sells: boolean;
  /** A time that is picked to begin with. */
  first?: string;
  onClose: () => void;
}

const modes = ['ONLINE', 'OFFLINE'] as const satisfies MeetingMode[];
const maxProducts = 5;
const longestMessage = 500;

export const RequestForm = ({ fair, counterpart, sells, first, onClose }: RequestFormProps) => {
  const t = requestingI18n.useT();
  const names = matchI18n.useT();
  const language = useLanguage();
  const client = useQueryClient();
  // A seller meets in the buyer's way; a buyer chooses among what the fair allows.
  const offered = modes.filter(
    (mode) => (fair.type === 'HYBRID' || fair.type === mode) && (!sells || counterpart.mode.includes(mode)),
  );
  const [mode, setMode] = useState<MeetingMode | undefined>(offered[0]);
  const [picked, setPicked] = useState<readonly string[]>(first ? [first] : []);
  const [products, setProducts] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  /** The same request sent twice, as after a lost answer, is one. */
  const attempt = useRef({ body: '', key: '' });
  const free = useFreeTimes({ fair: fair._id, user: counterpart._id, mode, enabled: mode !== undefined });
  const own = useQuery({
    queryKey: ['fair-products', fair._id, language],
    queryFn: () => api.fairProducts.list({ params: { id: fair._id }, query: { mine: 'true', limit: 100 } }),
    enabled: sells,
  });

  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (said: { message: string; interpreter: string }) => {
      const body = {
        _fair: fair._id,
        _user: counterpart._id,
        mode: mode ?? 'OFFLINE',
        slots: [...picked],
        products: [...products],
        message: said.message || null,
        interpreter: said.interpreter || null,
      };
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      return api.matchings.create({ body }, { headers: { 'Idempotency-Key': attempt.current.key } });
    },
    onSettled: () =>
      Promise.all(
        [['free', fair._id], ['matchings'], ['companies'], ['recommended']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(picked.length === 0);
    if (picked.length === 0) return;
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    mutate({ message: textOf('message'), interpreter: textOf('interpreter') });
  };
  const pick = useCallback((next: string[]) => {
    setMissing(false);
    setPicked(next);
  }, []);

  if (data)
    return (
      <div className={styles.done} role="status">
        <p className={styles.doneTitle}>{t('sent')}</p>
        <p>{t('sentText', { name: counterpart.name })}</p>
        <LinkButton variant="primary" wide to={`/matching/schedule?m=${data.matching._id}`}>
          {t('toSchedule')}
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {names('close')}
        </Button>
      </div>
    );
  const shown = own.data?.products.filter(({ visible }) => visible) ?? [];
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.group}>
        <legend>{t('mode')}</legend>
        <div className={styles.choices}>
          {offered.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="mode"
              checked={mode === one}
              onChange={() => {
                setMode(one);
                setPicked([]);
              }}
              label={names(one)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('times')}</legend>
        <p className={styles.hint}>{t('timesHint')}</p>
        <TimesPicker free={free} label={t('times')} timezone={fair.timezone} picked={picked} onPick={pick} />
        {missing && (
          <p className={styles.missing} role="alert">
            {t('noTime')}
          </p>
        )}
      </fieldset>
      {shown.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('products')}</legend>
          <p className={styles.hint}>{t('productsHint', { max: maxProducts })}</p>
          {shown.map(({ product }) => {
            const on = products.includes(product._id);
            return (
              <Checkbox
                key={product._id}
                checked={on}
                disabled={!on && products.length >= maxProducts}
                onChange={() =>
                  setProducts(on ? products.filter((one) => one !== product._id) : [...products, product._id])
                }
                label={product.name}
              />
            );
          })}
        </fieldset>
      )}
      <TextArea label={t('message')} hint={t('messageHint')} name="message" rows={3} maxLength={longestMessage} />
      <TextField label={t('interpreter')} hint={t('interpreterHint')} name="interpreter" maxLength={20} />
      <PeopleProblem cause={error} />
      <div className={styles.send}>
        <Button variant="primary" type="submit" wide disabled={isPending}>
          {isPending ? t('sending') : t('send')}
        </Button>
      </div>
    </form>
  );
};
