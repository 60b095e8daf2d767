import { Lock } from 'lucide-react';
import { useState } from 'react';
import { FormOutcome, useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { Button, classNames, EmptyState, LinkButton, Pager } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useCurrentUser } from '../../members/my/use-current-user';
import styles from '../reviews/feedback.module.css';
import { Reply } from '../reviews/Reply';
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
        <span className={classNames(common.state, styles.state)} data-tone={answered ? 'good' : undefined}>
          {t(answered ? 'answered' : 'unanswered')}
        </span>
        <span>{mine ? t('mine') : author}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language)}</time>
      </p>
      {hidden ? (
        <p className={styles.secret}>
          <Lock size={16} aria-hidden />
          {t('secretInquiry')}
        </p>
      ) : (
        <>
          {subject && <h3 className={styles.subject}>{subject}</h3>}
          <p className={styles.text}>{content}</p>
          {answer && <Reply title={t('answer')} text={answer.content} className={styles.text} />}
        </>
      )}
    </article>
  );
};

/** The list as the server rendered it for a visitor; for a member it is loaded again, with their secret inquiries. */
const useInquiries = (initial: InquiryList, product: string) => {
  const { sub } = useCurrentUser();
  const { page, limit } = initial;
  const { data, refetch } = useAsyncData(sub && `${sub} ${product} ${page}`, () =>
    api.productInquiries.list({ params: { id: product }, query: { page, limit } }),
  );
  return { sub, list: data ?? initial, reload: refetch };
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

  const toggleForm = () => {
    setWriting(!writing);
    setSent(false);
  };
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
          <Button small aria-expanded={writing} onClick={toggleForm}>
            {t('ask')}
          </Button>
        ) : (
          <LinkButton small to={`/login?next=${encodeURIComponent(`${pathname}#inquiries`)}`}>
            {t('ask')}
          </LinkButton>
        )}
      </header>
      {writing && <InquiryForm product={product} onSent={onSent} />}
      {sent && <FormOutcome className={styles.sent}>{t('sent')}</FormOutcome>}
      {inquiries.length === 0 && <EmptyState title={t('noInquiries')} />}
      {inquiries.map((inquiry) => (
        <InquiryCard key={inquiry._id} inquiry={inquiry} />
      ))}
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildLink('inquiries', String(number))} />
    </section>
  );
};
