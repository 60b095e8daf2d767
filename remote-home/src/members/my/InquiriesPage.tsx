import { useState } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { Pictures } from '../../shop/reviews/Pictures';
import { InquiryForm } from '../../shop/shop-products/InquiryForm';
import { FilterRow } from './FilterRow';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { OwnCards } from './OwnCards';
import { usePageQuery } from './page-query';
import { useOwn } from './use-own';

type Inquiry = Answer<typeof contract.inquiries.list>['inquiries'][number];

const states = ['answered', 'unanswered'] as const;

const InquiryCard = ({ inquiry, onRemove }: { inquiry: Inquiry; onRemove: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const { product, _product, subject, content, createdAt, answer, images } = inquiry;
  return (
    <li className={styles.card}>
      <p className={styles.between}>
        <span className={styles.chip} data-tone={answer ? 'good' : undefined}>
          {t(answer ? 'answered' : 'unanswered')}
        </span>
        <span className={styles.quiet}>{formatDateLong(createdAt, language)}</span>
      </p>
      <p className={styles.quiet}>
        {product && _product ? <Link to={`/shop/products/${_product}`}>{product.name}</Link> : t('shopInquiry')}
      </p>
      {subject && <strong>{subject}</strong>}
      <p className={styles.words}>{content}</p>
      <Pictures images={images} />
      {answer ? (
        <div className={styles.reply}>
          <strong>{t('answer')}</strong>
          <p className={styles.words}>{answer.content}</p>
          <p className={styles.quiet}>{formatDateLong(answer.at, language)}</p>
        </div>
      ) : (
        <p className={styles.actions}>
          <Button small onClick={onRemove}>
            {t('remove')}
          </Button>
        </p>
      )}
    </li>
  );
};

const Inquiries = () => {
  const t = useT();
  const { page, filter, hrefOf } = usePageQuery('state', states);
  const query = useOwn(`inquiries ${filter} ${page}`, async () => {
    const answered = filter && { answered: filter === 'answered' ? ('true' as const) : ('false' as const) };
    const { inquiries: rows, ...rest } = await api.inquiries.list({ query: { page, limit: 10, ...answered } });
    return { rows, ...rest };
  });
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  const options = [{ filter: null, text: t('all') }, ...states.map((state) => ({ filter: state, text: t(state) }))];

  const onSent = () => {
    setWriting(false);
    setSent(true);
    query.refetch();
  };

  return (
    <>
      <p className={styles.actions}>
        <Button small aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {t(writing ? 'askClose' : 'ask')}
        </Button>
      </p>
      {writing && <InquiryForm product={null} onSent={onSent} />}
      <p role="status" className={styles.said}>
        {sent && t('sent')}
      </p>
      <FilterRow
        label={t('inquiries')}
        options={options}
        current={filter}
        hrefOf={(wanted) => hrefOf({ filter: wanted })}
      />
      <OwnCards
        query={query}
        page={page}
        hrefOf={hrefOf}
        empty={{ title: t('noInquiries'), text: t('noInquiriesText') }}
        ask={{ title: t('removeAsk'), text: t('removeText'), yes: t('remove') }}
        remove={(id) => api.inquiries.remove({ params: { id } })}
        card={(inquiry, onRemove) => <InquiryCard key={inquiry._id} inquiry={inquiry} onRemove={onRemove} />}
      />
    </>
  );
};

export const InquiriesPage = () => {
  const t = useT();
  return (
    <MyPage title={t('inquiries')}>
      <Inquiries />
    </MyPage>
  );
};
