import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { Button, classNames, EmptyState, LinkButton, Pager } from 'shared/ui';
import { useCurrentUser } from '../../members/my/use-current-user';
import styles from '../reviews/feedback.module.css';
import { useSectionLink } from '../reviews/use-section-link';
import { InquiryForm } from './InquiryForm';
import { useT } from './i18n';

type InquiryList = CallResult<typeof contract.productInquiries.list>;

const InquiryCard = ({ inquiry }: { inquiry: InquiryList['inquiries'][number] }) => {
  const t = useT();
  const language = useLanguage();
  const { author, createdAt, subject, content, secret, answer, answered, mine } = inquiry;
  const hidden = secret && content === '';
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <span className={classNames(styles.state, answered && styles.answered)}>
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
          <p className={styles.text}>{content}</p>
          {answer && (
            <div className={styles.reply}>
              <strong>{t('answer')}</strong>
              <p className={styles.text}>{answer.content}</p>
            </div>
          )}
        </>
      )}
    </article>
  );
};

/** The list as the server rendered it for a visitor; for a member it is loaded again, with their secret inquiries. */
const useInquiries = (initial: InquiryList, product: string) => {
  const { sub } = useCurrentUser();
  const [list, setList] = useState(initial);
  const [version, setVersion] = useState(0);
  const { page, limit } = initial;
  useEffect(() => setList(initial), [initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version loads the list again
  useEffect(() => {
    if (!sub) return;
    let cancelled = false;
    api.productInquiries.list({ params: { id: product }, query: { page, limit } }).then(
      (loaded) => !cancelled && setList(loaded),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [sub, product, page, limit, version]);
  return { sub, list, reload: () => setVersion((count) => count + 1) };
};

interface ProductInquiriesProps {
  /** Id of the product. */
  product: string;
  initial: InquiryList;
}

export const ProductInquiries = ({ product, initial }: ProductInquiriesProps) => {
  const t = useT();
  const { pathname } = useLocation();
  const buildLink = useSectionLink('inquiries');
  const { sub, list, reload } = useInquiries(initial, product);
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  const { inquiries, total, page, limit } = list;

  const onSent = () => {
    setWriting(false);
    setSent(true);
    reload();
  };

  return (
    <section id="inquiries" className={styles.feedback} aria-labelledby="inquiries-title">
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
      {writing && <InquiryForm product={product} onSent={onSent} />}
      <p role="status" className={styles.sent}>
        {sent && t('sent')}
      </p>
      {inquiries.length === 0 && <EmptyState title={t('noInquiries')} />}
      {inquiries.map((inquiry) => (
        <InquiryCard key={inquiry._id} inquiry={inquiry} />
      ))}
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildLink('inquiries', String(number))} />
    </section>
  );
};
