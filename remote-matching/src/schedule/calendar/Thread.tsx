import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Button, classes, Loading, Skeleton, TextArea } from 'shared/ui';
import { clockOf, dayText } from '../../components/match-time';
import { useOwnZone } from '../../components/use-own-zone';
import { scheduleI18n } from './i18n';
import styles from './Thread.module.css';

const limit = 100;
const seoul = 'Asia/Seoul';

/** Messages between the two parties; ways to reach each other stay hidden until the meeting is agreed. */
export const Thread = ({ id, masked }: { id: string; masked: boolean }) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const zone = useOwnZone() ?? seoul;
  const client = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const attempt = useRef({ text: '', key: '' });
  const { data, error } = useQuery({
    queryKey: ['thread', id],
    queryFn: () => api.threads.list({ params: { id }, query: { limit } }),
    staleTime: 0,
  });
  const {
    mutate,
    isPending,
    error: unsent,
  } = useMutation({
    mutationFn: (text: string) => {
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      const headers = { 'Idempotency-Key': attempt.current.key };
      return api.threads.create({ params: { id }, body: { text } }, { headers });
    },
    onSuccess: () => {
      attempt.current = { text: '', key: '' };
      return client.invalidateQueries({ queryKey: ['thread', id] });
    },
  });
  // Reading marks as read, which the lists count.
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: ['matchings', 'live'] });
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [data, client]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text) mutate(text, { onSuccess: () => form.reset() });
  };
  const messages = [...(data?.messages ?? [])].reverse();
  return (
    <section className={styles.thread}>
      <h3 className={styles.heading}>{t('thread')}</h3>
      {masked && <p className={styles.note}>{t('maskedNote')}</p>}
      {!data && !error && (
        <>
          <Loading />
          <Skeleton />
        </>
      )}
      <PeopleProblem cause={error} />
      {data && messages.length === 0 && <p className={styles.note}>{t('noMessages')}</p>}
      <ol ref={list} className={styles.messages}>
        {messages.map((message) => (
          <li key={message._id} className={classes(styles.message, message.mine && styles.mine)}>
            <p className={styles.text}>{message.text}</p>
            <p className={styles.meta}>
              {t(message.mine ? 'fromMe' : 'fromThem')} · {dayText(message.at, zone, language)}{' '}
              {clockOf(message.at, zone)}
              {message.mine && message.readAt && ` · ${t('read')}`}
            </p>
          </li>
        ))}
      </ol>
      <form className={styles.form} onSubmit={submit}>
        <TextArea label={t('write')} name="text" rows={2} maxLength={2000} required />
        <PeopleProblem cause={unsent} />
        <Button variant="primary" small type="submit" disabled={isPending}>
          <Send aria-hidden />
          {t('sendMessage')}
        </Button>
      </form>
    </section>
  );
};
