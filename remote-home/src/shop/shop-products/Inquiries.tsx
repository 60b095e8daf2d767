import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { Button, classes, EmptyState, LinkButton, Pager } from 'shared/ui';
import { useReader } from '../../members/my/use-reader';
import { InquiryForm } from './InquiryForm';
import { useT } from './i18n';
import type { ProductData, ShownInquiry } from './load';
import { useHere } from './Reviews';
import styles from './talk.module.css';

const Inquiry = ({ inquiry }: { inquiry: ShownInquiry }) => {
  const t = useT();
  const language = useLanguage();
  const { author, createdAt, subject, content, secret, answer, answered, mine } = inquiry;
  const hidden = secret && content === '';
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <span className={classes(styles.state, answered && styles.answered)}>
          {t(answered ? 'answered' : 'waiting')}
        </span>
        <span>{mine ? t('mine') : author}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language)}</time>
      </p>
      {hidden ? (
        <p className={styles.secret}>
          <Lock aria-hidden />
          {t('secretInquiry')}
        </p>
      ) : (
        <>
          {subject && <h3 className={styles.subject}>{subject}</h3>}
          <p className={styles.words}>{content}</p>
          {answer && (
            <div className={styles.reply}>
              <strong>{t('answer')}</strong>
              <p className={styles.words}>{answer.content}</p>
            </div>
          )}
        </>
      )}
    </article>
  );
};

/** The server's page is a visitor's; whoever is signed in reads their own secret ones too. */
const useInquiries = (given: ProductData['inquiries'], product: string) => {
  const { sub } = useReader();
  const [list, setList] = useState(given);
  const [asked, setAsked] = useState(0);
  const { page, limit } = given;
  useEffect(() => setList(given), [given]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a question of one's own the list is read anew
  useEffect(() => {
    if (!sub) return;
    let wanted = true;
    api.productInquiries.list({ params: { id: product }, query: { page, limit } }).then(
      (read) => wanted && setList(read),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [sub, product, page, limit, asked]);
  return { sub, list, again: () => setAsked((count) => count + 1) };
};

export const Inquiries = ({ data: { inquiries: given, product } }: { data: ProductData }) => {
  const t = useT();
  const { pathname } = useLocation();
  const here = useHere('inquiries');
  const { sub, list, again } = useInquiries(given, product._id);
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  const { inquiries, total, page, limit } = list;

  const onSent = () => {
    setWriting(false);
    setSent(true);
    again();
  };

  return (
    <section id="inquiries" className={styles.talk} aria-labelledby="inquiries-title">
      <header className={styles.head}>
        <h2 id="inquiries-title">
          {t('inquiries')} <span>{formatNumber(total)}</span>
        </h2>
        <p>{t('inquiriesText')}</p>
        {sub ? (
          <Button small aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {t('ask')}
          </Button>
        ) : (
          <LinkButton small to={`/login?next=${encodeURIComponent(`${pathname}#inquiries`)}`}>
            {t('ask')}
          </LinkButton>
        )}
      </header>
      {writing && <InquiryForm product={product._id} onSent={onSent} />}
      <p role="status" className={styles.sent}>
        {sent && t('sent')}
      </p>
      {inquiries.length === 0 && <EmptyState title={t('noInquiries')} />}
      {inquiries.map((inquiry) => (
        <Inquiry key={inquiry._id} inquiry={inquiry} />
      ))}
      <Pager page={page} limit={limit} total={total} hrefOf={(number) => here('inquiries', String(number))} />
    </section>
  );
};
