import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { ProblemNotice, useRetryKey } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Button, classNames, LoadingSkeleton, TextArea } from 'shared/ui';
import { readForm } from '../../components/read-form';
import section from '../../components/section.module.css';
import { useBrowserTimeZone } from '../../components/use-browser-time-zone';
import { formatClock, formatDay } from '../../components/zoned-time';
import { useInvalidate } from '../../data/use-invalidate';
import { scheduleI18n } from '../i18n';
import styles from './MessageThread.module.css';

const maxMessages = 100;
const defaultZone = 'Asia/Seoul';

const MessageForm = ({ id }: { id: string }) => {
  const t = scheduleI18n.useT();
  const invalidate = useInvalidate();
  const { getOptions, reset } = useRetryKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => api.threads.create({ params: { id }, body: { text } }, getOptions(text)),
    onSuccess: () => {
      reset();
      return invalidate(['thread', id]);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = readForm(form)('text');
    if (text) mutate(text, { onSuccess: () => form.reset() });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea label={t('write')} name="text" rows={2} maxLength={2000} required />
      <ProblemNotice cause={error} />
      <Button variant="primary" small type="submit" disabled={isPending}>
        <Send aria-hidden />
        {t('sendMessage')}
      </Button>
    </form>
  );
};

/** Messages between the two parties of a matching. `masked`: the API hides contact details until the meeting is agreed. */
export const MessageThread = ({ id, masked }: { id: string; masked: boolean }) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const zone = useBrowserTimeZone() ?? defaultZone;
  const invalidate = useInvalidate();
  const list = useRef<HTMLOListElement>(null);
  const { data, error } = useQuery({
    queryKey: ['thread', id],
    queryFn: () => api.threads.list({ params: { id }, query: { limit: maxMessages } }),
    staleTime: 0,
  });
  // Reading the messages marks them as read, which changes the counts in the lists.
  useEffect(() => {
    if (data) void invalidate(['matchings', 'live']);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [data, invalidate]);
  const messages = [...(data?.messages ?? [])].reverse();
  return (
    <section className={styles.thread}>
      <h3 className={section.heading}>{t('thread')}</h3>
      {masked && <p className={section.quiet}>{t('maskedNote')}</p>}
      {!data && !error && <LoadingSkeleton shapes={['line']} />}
      <ProblemNotice cause={error} />
      {data && messages.length === 0 && <p className={section.quiet}>{t('noMessages')}</p>}
      <ol ref={list} className={styles.messages}>
        {messages.map((message) => (
          <li key={message._id} className={classNames(styles.message, message.mine && styles.mine)}>
            <p className={styles.text}>{message.text}</p>
            <p className={styles.meta}>
              {t(message.mine ? 'fromMe' : 'fromThem')} · {formatDay(message.at, zone, language)}{' '}
              {formatClock(message.at, zone)}
              {message.mine && message.readAt && ` · ${t('read')}`}
            </p>
          </li>
        ))}
      </ol>
      <MessageForm id={id} />
    </section>
  );
};
